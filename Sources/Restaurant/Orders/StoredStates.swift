import Kit

extension OrderState: SQLBindable, SQLReadable {}
extension LineState: SQLBindable, SQLReadable {}
extension ServiceType: SQLBindable, SQLReadable {}
