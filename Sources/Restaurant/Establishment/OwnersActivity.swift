import Kit

/// What was done in an establishment before activity kept who may do it.
enum OwnersActivity {
  /// Opening to the public and opening hours have been the owners' from the start.
  static let migration = Migration(
    "restaurant.0004-audiences",
    [
      """
      UPDATE kit_activity SET audience = 'owner' WHERE topic LIKE 'restaurant.%'
        AND verb IN ('public.changed', 'public.opened', 'public.closed', 'hours.changed', 'day.deleted')
      """
    ])
}
