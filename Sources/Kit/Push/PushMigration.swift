/// The tables of what is told when nobody looks.
enum PushMigration {
  static let migration = Migration(
    "kit.0037-push",
    [
      // One row.
      """
      CREATE TABLE kit_push_key (
        id \(Dialect.whole) PRIMARY KEY,
        private_key \(Dialect.bytes) NOT NULL,
        made_at BIGINT NOT NULL
      )
      """,
      """
      CREATE TABLE kit_push_device (
        id TEXT PRIMARY KEY,
        person_id TEXT NOT NULL REFERENCES kit_person (id) ON DELETE CASCADE,
        session_id TEXT NOT NULL UNIQUE REFERENCES kit_session (id) ON DELETE CASCADE,
        endpoint TEXT NOT NULL UNIQUE,
        agreement \(Dialect.bytes) NOT NULL,
        secret \(Dialect.bytes) NOT NULL,
        made_at BIGINT NOT NULL,
        told_at BIGINT
      )
      """,
      "CREATE INDEX kit_push_device_by_person ON kit_push_device (person_id, made_at, id)",
      // When somebody is not to be told, in minutes of the day.
      """
      CREATE TABLE kit_news_quiet (
        person_id TEXT PRIMARY KEY REFERENCES kit_person (id) ON DELETE CASCADE,
        begins_at \(Dialect.whole),
        ends_at \(Dialect.whole),
        silent_until BIGINT
      )
      """,
      """
      CREATE TABLE kit_news_choice (
        person_id TEXT NOT NULL REFERENCES kit_person (id) ON DELETE CASCADE,
        kind TEXT NOT NULL,
        is_told \(Dialect.whole) NOT NULL,
        PRIMARY KEY (person_id, kind)
      ) \(Dialect.clustered)
      """,
      // How far the activity of a space has been read for news.
      """
      CREATE TABLE kit_news_mark (
        space_id TEXT PRIMARY KEY REFERENCES kit_space (id) ON DELETE CASCADE,
        sequence BIGINT NOT NULL
      )
      """,
      // A row stays when it has been told, so that nothing is told twice.
      """
      CREATE TABLE kit_news (
        id TEXT PRIMARY KEY,
        space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
        person_id TEXT NOT NULL REFERENCES kit_person (id) ON DELETE CASCADE,
        kind TEXT NOT NULL,
        subject TEXT NOT NULL,
        once_key TEXT NOT NULL,
        lines TEXT NOT NULL,
        made_at BIGINT NOT NULL,
        due_at BIGINT NOT NULL,
        done_at BIGINT,
        UNIQUE (person_id, space_id, kind, once_key)
      )
      """,
      "CREATE INDEX kit_news_by_space ON kit_news (space_id, person_id, kind, subject)",
      "CREATE INDEX kit_news_by_time ON kit_news (due_at, id) WHERE done_at IS NULL",
      // What is on its way to a device.
      """
      CREATE TABLE kit_push (
        id TEXT PRIMARY KEY,
        device_id TEXT NOT NULL REFERENCES kit_push_device (id) ON DELETE CASCADE,
        news_id TEXT REFERENCES kit_news (id) ON DELETE CASCADE,
        tag TEXT NOT NULL,
        payload TEXT NOT NULL,
        is_urgent \(Dialect.whole) NOT NULL,
        tries \(Dialect.whole) NOT NULL,
        due_at BIGINT NOT NULL,
        ends_at BIGINT NOT NULL,
        claimed_until BIGINT
      )
      """,
      "CREATE INDEX kit_push_by_device ON kit_push (device_id)",
      "CREATE INDEX kit_push_by_news ON kit_push (news_id)",
      "CREATE INDEX kit_push_by_time ON kit_push (due_at, id)",
    ])
}
