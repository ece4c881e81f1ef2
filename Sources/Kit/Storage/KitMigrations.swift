/// The house's own tables.
package enum KitMigrations {
  package static let all: [Migration] = [
    Migration(
      "kit.0001-people-and-spaces",
      [
        """
        CREATE TABLE kit_person (
          id TEXT PRIMARY KEY,
          name TEXT NOT NULL,
          name_key TEXT NOT NULL,
          language TEXT NOT NULL,
          theme TEXT NOT NULL,
          password_hash TEXT,
          created_at BIGINT NOT NULL
        )
        """,
        "CREATE UNIQUE INDEX kit_person_by_name ON kit_person (name_key)",
        """
        CREATE TABLE kit_space (
          id TEXT PRIMARY KEY,
          name TEXT NOT NULL,
          currency TEXT NOT NULL,
          zone TEXT NOT NULL,
          sequence BIGINT NOT NULL,
          created_at BIGINT NOT NULL
        )
        """,
        """
        CREATE TABLE kit_session (
          id TEXT PRIMARY KEY,
          token_hash \(Dialect.bytes) NOT NULL UNIQUE,
          person_id TEXT NOT NULL REFERENCES kit_person (id) ON DELETE CASCADE,
          space_id TEXT REFERENCES kit_space (id) ON DELETE SET NULL,
          device TEXT NOT NULL,
          created_at BIGINT NOT NULL,
          seen_at BIGINT NOT NULL,
          expires_at BIGINT NOT NULL
        )
        """,
        "CREATE INDEX kit_session_by_person ON kit_session (person_id)",
        """
        CREATE TABLE kit_member (
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          person_id TEXT NOT NULL REFERENCES kit_person (id) ON DELETE CASCADE,
          role TEXT NOT NULL,
          joined_at BIGINT NOT NULL,
          PRIMARY KEY (space_id, person_id)
        )
        """,
        "CREATE INDEX kit_member_by_person ON kit_member (person_id)",
        """
        CREATE TABLE kit_link (
          id TEXT PRIMARY KEY,
          token_hash \(Dialect.bytes) NOT NULL UNIQUE,
          purpose TEXT NOT NULL,
          space_id TEXT REFERENCES kit_space (id) ON DELETE CASCADE,
          person_id TEXT REFERENCES kit_person (id) ON DELETE CASCADE,
          created_at BIGINT NOT NULL,
          expires_at BIGINT NOT NULL,
          used_at BIGINT
        )
        """,
      ]),
    Migration(
      "kit.0002-changes",
      [
        """
        CREATE TABLE kit_activity (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          sequence BIGINT NOT NULL,
          verb TEXT NOT NULL,
          topic TEXT NOT NULL,
          subject_id TEXT NOT NULL,
          title TEXT NOT NULL,
          fields TEXT,
          person_id TEXT,
          author TEXT NOT NULL,
          at BIGINT NOT NULL,
          undo TEXT NOT NULL
        )
        """,
        "CREATE INDEX kit_activity_by_space ON kit_activity (space_id, sequence)",
        "CREATE INDEX kit_activity_by_subject ON kit_activity (space_id, subject_id, sequence)",
        "CREATE INDEX kit_activity_by_undo ON kit_activity (undo, at) WHERE undo = 'possible'",
        """
        CREATE TABLE kit_operation (
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          operation_key TEXT NOT NULL,
          digest \(Dialect.bytes) NOT NULL,
          answer TEXT NOT NULL,
          at BIGINT NOT NULL,
          PRIMARY KEY (space_id, operation_key)
        )
        """,
        "CREATE INDEX kit_operation_by_time ON kit_operation (at)",
        """
        CREATE TABLE kit_draft (
          id TEXT NOT NULL,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          person_id TEXT NOT NULL REFERENCES kit_person (id) ON DELETE CASCADE,
          kind TEXT NOT NULL,
          body TEXT NOT NULL,
          changed_at BIGINT NOT NULL,
          PRIMARY KEY (id, person_id)
        )
        """,
        "CREATE INDEX kit_draft_by_time ON kit_draft (changed_at)",
        """
        CREATE TABLE kit_job (
          name TEXT PRIMARY KEY,
          due_at BIGINT NOT NULL
        )
        """,
      ]),
    Migration(
      "kit.0003-members",
      [
        "ALTER TABLE kit_member ADD COLUMN apps TEXT",
        "ALTER TABLE kit_space ADD COLUMN apps TEXT",
        "ALTER TABLE kit_link ADD COLUMN used_by TEXT",
      ]),
    Migration(
      "kit.0004-faces",
      ["ALTER TABLE kit_person ADD COLUMN colour TEXT", "ALTER TABLE kit_person ADD COLUMN zone TEXT"]),
    Migration(
      "kit.0005-looks",
      [
        """
        CREATE TABLE kit_look (
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          person_id TEXT NOT NULL REFERENCES kit_person (id) ON DELETE CASCADE,
          app TEXT NOT NULL,
          sequence BIGINT NOT NULL,
          PRIMARY KEY (space_id, person_id, app)
        ) \(Dialect.clustered)
        """
      ]),
    Migration(
      "kit.0006-guests",
      [
        """
        CREATE TABLE kit_share (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          capability TEXT NOT NULL,
          subject_id TEXT NOT NULL,
          token_hash \(Dialect.bytes) NOT NULL UNIQUE,
          author TEXT NOT NULL,
          made_at BIGINT NOT NULL,
          expires_at BIGINT,
          used_at BIGINT,
          revoked_at BIGINT
        )
        """,
        "CREATE INDEX kit_share_by_subject ON kit_share (space_id, capability, subject_id)",
        """
        CREATE TABLE kit_guest (
          id TEXT PRIMARY KEY,
          share_id TEXT NOT NULL REFERENCES kit_share (id) ON DELETE CASCADE,
          name TEXT NOT NULL,
          token_hash \(Dialect.bytes) NOT NULL UNIQUE,
          created_at BIGINT NOT NULL,
          seen_at BIGINT NOT NULL
        )
        """,
        "CREATE INDEX kit_guest_by_share ON kit_guest (share_id)",
        "ALTER TABLE kit_activity ADD COLUMN guest_id TEXT",
        "CREATE INDEX kit_activity_to_undo ON kit_activity (space_id, sequence) WHERE undo = 'possible'",
      ]),
    Migration("kit.0007-endings", ["ALTER TABLE kit_space ADD COLUMN ends_at BIGINT"]),
    Migration("kit.0008-recovery", ["ALTER TABLE kit_person ADD COLUMN recovery_hash \(Dialect.bytes)"]),
    Migration(
      "kit.0009-passkeys",
      [
        """
        CREATE TABLE kit_passkey (
          id TEXT PRIMARY KEY,
          person_id TEXT NOT NULL REFERENCES kit_person (id) ON DELETE CASCADE,
          credential \(Dialect.bytes) NOT NULL UNIQUE,
          public_key \(Dialect.bytes) NOT NULL,
          counter BIGINT NOT NULL,
          transports TEXT NOT NULL,
          house TEXT NOT NULL,
          name TEXT NOT NULL,
          created_at BIGINT NOT NULL,
          used_at BIGINT,
          doubted_at BIGINT
        )
        """,
        "CREATE INDEX kit_passkey_by_person ON kit_passkey (person_id)",
      ]),
    Migration(
      "kit.0010-turns",
      [
        """
        CREATE TABLE kit_turn (
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          client TEXT NOT NULL,
          place TEXT NOT NULL,
          number BIGINT NOT NULL,
          at BIGINT NOT NULL,
          PRIMARY KEY (space_id, client, place)
        ) \(Dialect.clustered)
        """,
        "CREATE INDEX kit_turn_by_time ON kit_turn (at)",
      ]),
    Migration(
      "kit.0011-pictures",
      [
        """
        CREATE TABLE kit_picture (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          type TEXT NOT NULL,
          width BIGINT NOT NULL,
          height BIGINT NOT NULL,
          created_at BIGINT NOT NULL,
          bytes \(Dialect.bytes) NOT NULL
        )
        """,
        "CREATE INDEX kit_picture_by_space ON kit_picture (space_id)",
        "CREATE INDEX kit_picture_by_time ON kit_picture (created_at)",
      ]),
    Migration(
      "kit.0012-receptions",
      [
        """
        CREATE TABLE kit_reception (
          id TEXT PRIMARY KEY,
          name TEXT NOT NULL UNIQUE,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          app TEXT NOT NULL,
          is_open \(Dialect.whole) NOT NULL,
          UNIQUE (space_id, app)
        )
        """,
        """
        CREATE TABLE kit_visitor (
          id TEXT PRIMARY KEY,
          reception_id TEXT NOT NULL REFERENCES kit_reception (id) ON DELETE CASCADE,
          token_hash \(Dialect.bytes) NOT NULL UNIQUE,
          created_at BIGINT NOT NULL,
          seen_at BIGINT NOT NULL
        )
        """,
        "CREATE INDEX kit_visitor_by_reception ON kit_visitor (reception_id)",
        "CREATE INDEX kit_visitor_by_use ON kit_visitor (seen_at)",
      ]),
    // Deleting a row looks for those that refer to it.
    Migration(
      "kit.0012-references",
      [
        "CREATE INDEX kit_session_by_space ON kit_session (space_id)",
        "CREATE INDEX kit_link_by_space ON kit_link (space_id)",
        "CREATE INDEX kit_link_by_person ON kit_link (person_id)",
        "CREATE INDEX kit_draft_by_space ON kit_draft (space_id)",
        "CREATE INDEX kit_draft_by_person ON kit_draft (person_id)",
        "CREATE INDEX kit_look_by_person ON kit_look (person_id)",
      ]),
    Migration(
      "kit.0020-clock",
      ["CREATE TABLE kit_clock (id BIGINT PRIMARY KEY, seen_at BIGINT NOT NULL, leapt_at BIGINT)"]),
    Migration(
      "kit.0021-imports",
      [
        // A file that somebody brings in: written before anything of it is, so that what a stop cuts short is found again.
        """
        CREATE TABLE kit_import (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          app TEXT NOT NULL,
          file TEXT NOT NULL,
          operation_key TEXT,
          digest \(Dialect.bytes),
          state TEXT NOT NULL,
          report TEXT,
          began_at BIGINT NOT NULL,
          UNIQUE (space_id, operation_key)
        )
        """,
        "CREATE INDEX kit_import_by_app ON kit_import (space_id, app, began_at)",
        "CREATE INDEX kit_import_by_time ON kit_import (began_at)",
      ]),
    // Until then members could take back whatever they saw. The apps name in their own migrations what was the owners'.
    Migration(
      "kit.0022-audiences",
      [
        "ALTER TABLE kit_activity ADD COLUMN audience TEXT NOT NULL DEFAULT 'owner'",
        "UPDATE kit_activity SET audience = 'member' WHERE person_id IS NOT NULL",
        "UPDATE kit_activity SET audience = 'visitor' WHERE guest_id IS NOT NULL",
        "UPDATE kit_activity SET audience = 'guest' WHERE guest_id IN (SELECT id FROM kit_guest)",
      ]),
    // Whoever owned the first space first has run the house so far.
    Migration(
      "kit.0023-operator",
      [
        "ALTER TABLE kit_person ADD COLUMN is_operator \(Dialect.whole) NOT NULL DEFAULT 0",
        """
        UPDATE kit_person SET is_operator = 1 WHERE id = COALESCE(
          (SELECT kit_member.person_id FROM kit_member JOIN kit_space ON kit_space.id = kit_member.space_id
            WHERE kit_member.role = 'owner'
            ORDER BY kit_space.created_at, kit_space.id, kit_member.joined_at, kit_member.person_id LIMIT 1),
          (SELECT id FROM kit_person ORDER BY created_at, id LIMIT 1))
        """,
      ]),
    // What an invitation grants; which owner gave a way in, and whether its person has read of it; until when a session
    // may set another password without the one before.
    Migration(
      "kit.0026-ways-in",
      [
        "ALTER TABLE kit_link ADD COLUMN role TEXT",
        "ALTER TABLE kit_link ADD COLUMN apps TEXT",
        "ALTER TABLE kit_link ADD COLUMN giver_id TEXT",
        "ALTER TABLE kit_link ADD COLUMN giver TEXT",
        "ALTER TABLE kit_link ADD COLUMN told_at BIGINT",
        "ALTER TABLE kit_session ADD COLUMN renews_until BIGINT",
      ]),
    // Who is told of a line, whether it takes an event back, and what the event keeps of its own: all three stood in names.
    Migration(
      "kit.0027-events",
      [
        "ALTER TABLE kit_activity ADD COLUMN visibility TEXT NOT NULL DEFAULT 'space'",
        "ALTER TABLE kit_activity ADD COLUMN is_undoing \(Dialect.whole) NOT NULL DEFAULT 0",
        "ALTER TABLE kit_activity ADD COLUMN detail TEXT",
        "UPDATE kit_activity SET visibility = 'own' WHERE topic LIKE '%.own-%' OR topic LIKE 'restaurant.mine/%'",
        """
        UPDATE kit_activity SET is_undoing = 1, verb = SUBSTR(verb, 1, LENGTH(verb) - LENGTH('.undone'))
        WHERE verb LIKE '%.undone'
        """,
      ]),
    // A file that waits until somebody has seen what it would change.
    Migration(
      "kit.0030-waiting-files",
      [
        """
        CREATE TABLE kit_import_file (
          import_id TEXT PRIMARY KEY REFERENCES kit_import (id) ON DELETE CASCADE,
          content \(Dialect.bytes) NOT NULL
        )
        """
      ]),
    // Which places a space has in the indexes of texts.
    Migration(
      "kit.0031-text-spaces",
      [
        """
        CREATE TABLE kit_text_space (
          number BIGINT PRIMARY KEY,
          space_id TEXT NOT NULL UNIQUE REFERENCES kit_space (id) ON DELETE CASCADE
        )
        """
      ]),
    // Whether keys of one letter do something for a person.
    Migration("kit.0032-keys", ["ALTER TABLE kit_person ADD COLUMN keys TEXT NOT NULL DEFAULT 'on'"]),
    // The others of several things that something was done to at once.
    Migration(
      "kit.0033-activity-of-several",
      [
        """
        CREATE TABLE kit_activity_other (
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          subject_id TEXT NOT NULL,
          activity_id TEXT NOT NULL REFERENCES kit_activity (id) ON DELETE CASCADE,
          PRIMARY KEY (space_id, subject_id, activity_id)
        ) \(Dialect.clustered)
        """,
        "CREATE INDEX kit_activity_other_by_activity ON kit_activity_other (activity_id)",
      ]),
    // What one process knew alone: who asked for what to sign with, who tries to sign in and from where, who is about a job.
    Migration(
      "kit.0034-shared",
      [
        """
        CREATE TABLE kit_challenge (
          hash \(Dialect.bytes) PRIMARY KEY,
          purpose TEXT NOT NULL,
          ends_at BIGINT NOT NULL
        )
        """,
        "CREATE INDEX kit_challenge_by_end ON kit_challenge (ends_at, hash)",
        """
        CREATE TABLE kit_try (
          id TEXT PRIMARY KEY,
          hash \(Dialect.bytes) NOT NULL,
          at BIGINT NOT NULL
        )
        """,
        "CREATE INDEX kit_try_by_hash ON kit_try (hash, at, id)",
        "CREATE INDEX kit_try_by_time ON kit_try (at, id)",
        """
        CREATE TABLE kit_known_address (
          id TEXT PRIMARY KEY,
          hash \(Dialect.bytes) NOT NULL UNIQUE,
          at BIGINT NOT NULL
        )
        """,
        "CREATE INDEX kit_known_address_by_time ON kit_known_address (at, id)",
        "ALTER TABLE kit_job ADD COLUMN claimed_until BIGINT",
      ]),
    Letterhead.migration,
    CalendarLink.migration,
    PushMigration.migration,
    HouseLock.migration,
    HouseLock.countingMigration,
    InstallationNews.migration,
    // The oldest of them says how long the house has had something to lose.
    Migration("kit.0042-oldest-space", ["CREATE INDEX kit_space_by_creation ON kit_space (created_at)"]),
    JobRecord.migration,
    AccessToken.migration,
  ]
}
