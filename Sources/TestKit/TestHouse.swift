package import Kit
