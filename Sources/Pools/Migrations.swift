import Kit

enum PoolsMigrations {
  static let all: [Migration] = [
    Migration(
      "pools.0001-pools",
      [
        """
        CREATE TABLE pools_pool (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          home_key TEXT NOT NULL,
          home_name TEXT NOT NULL,
          home_shield TEXT NOT NULL,
          away_key TEXT NOT NULL,
          away_name TEXT NOT NULL,
          away_shield TEXT NOT NULL,
          stake BIGINT NOT NULL,
          manner TEXT NOT NULL,
          basis TEXT NOT NULL,
          nobody_hit TEXT NOT NULL,
          has_unique_scores \(Dialect.whole) NOT NULL,
          holder TEXT NOT NULL,
          kick_off_at BIGINT,
          fixture_id TEXT,
          locks_at BIGINT,
          is_announced \(Dialect.whole) NOT NULL,
          ending TEXT,
          result_home \(Dialect.whole),
          result_away \(Dialect.whole),
          ended_at BIGINT,
          closing BIGINT,
          bote BIGINT NOT NULL,
          carried BIGINT NOT NULL,
          bets \(Dialect.whole) NOT NULL,
          search_key TEXT NOT NULL,
          trash_id TEXT,
          created_at BIGINT NOT NULL
        )
        """,
        "CREATE INDEX pools_pool_by_space ON pools_pool (space_id)",
        """
        CREATE INDEX pools_pool_open ON pools_pool (space_id, created_at, id)
        WHERE trash_id IS NULL AND ending IS NULL
        """,
        """
        CREATE INDEX pools_pool_closed ON pools_pool (space_id, ended_at, id)
        WHERE trash_id IS NULL AND ending IS NOT NULL
        """,
        """
        CREATE INDEX pools_pool_by_closing ON pools_pool (space_id, closing)
        WHERE trash_id IS NULL AND closing IS NOT NULL
        """,
        "CREATE INDEX pools_pool_by_lock ON pools_pool (locks_at) WHERE ending IS NULL AND is_announced = 0",
        "CREATE INDEX pools_pool_by_fixture ON pools_pool (fixture_id) WHERE fixture_id IS NOT NULL",
        "CREATE INDEX pools_pool_by_trash ON pools_pool (trash_id) WHERE trash_id IS NOT NULL",
        """
        CREATE TABLE pools_bet (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          pool_id TEXT NOT NULL REFERENCES pools_pool (id) ON DELETE CASCADE,
          name TEXT NOT NULL,
          name_key TEXT NOT NULL,
          home \(Dialect.whole),
          away \(Dialect.whole),
          turn \(Dialect.whole) NOT NULL,
          person_id TEXT,
          guest_id TEXT,
          is_paid \(Dialect.whole) NOT NULL,
          payout BIGINT,
          is_winner \(Dialect.whole) NOT NULL,
          handed BIGINT NOT NULL,
          trash_id TEXT,
          created_at BIGINT NOT NULL
        )
        """,
        "CREATE INDEX pools_bet_by_pool ON pools_bet (pool_id, turn)",
        // All that balances and tables ask of a bet, beside its pool.
        """
        CREATE INDEX pools_bet_accounts
        ON pools_bet (pool_id, trash_id, name_key, is_paid, payout, handed, home, away, name)
        """,
        "CREATE INDEX pools_bet_by_name ON pools_bet (space_id, name_key)",
        "CREATE INDEX pools_bet_by_trash ON pools_bet (trash_id) WHERE trash_id IS NOT NULL",
        """
        CREATE TABLE pools_entry (
          pool_id TEXT NOT NULL REFERENCES pools_pool (id) ON DELETE CASCADE,
          number \(Dialect.whole) NOT NULL,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          kind TEXT NOT NULL,
          at BIGINT NOT NULL,
          author TEXT NOT NULL,
          participant TEXT NOT NULL,
          bet_id TEXT,
          commitment TEXT,
          note TEXT NOT NULL,
          previous TEXT NOT NULL,
          hash TEXT NOT NULL,
          PRIMARY KEY (pool_id, number)
        ) \(Dialect.clustered)
        """,
        "CREATE INDEX pools_entry_by_space ON pools_entry (space_id)",
        // What a commitment hides. Without the space's id on purpose: what a space exports are the tables that have one.
        """
        CREATE TABLE pools_seal (
          pool_id TEXT NOT NULL REFERENCES pools_pool (id) ON DELETE CASCADE,
          number \(Dialect.whole) NOT NULL,
          salt TEXT NOT NULL,
          home \(Dialect.whole) NOT NULL,
          away \(Dialect.whole) NOT NULL,
          PRIMARY KEY (pool_id, number)
        ) \(Dialect.clustered)
        """,
        """
        CREATE TABLE pools_team (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          name TEXT NOT NULL,
          name_key TEXT NOT NULL,
          search_key TEXT NOT NULL,
          shield TEXT NOT NULL,
          trash_id TEXT,
          created_at BIGINT NOT NULL
        )
        """,
        "CREATE INDEX pools_team_by_name ON pools_team (space_id, name_key, id)",
        "CREATE INDEX pools_team_by_trash ON pools_team (trash_id) WHERE trash_id IS NOT NULL",
        """
        CREATE TABLE pools_fixture (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          competition TEXT NOT NULL,
          season TEXT NOT NULL,
          competition_key TEXT NOT NULL,
          round TEXT NOT NULL,
          round_key TEXT NOT NULL,
          number \(Dialect.whole),
          home_key TEXT NOT NULL,
          home_name TEXT NOT NULL,
          away_key TEXT NOT NULL,
          away_name TEXT NOT NULL,
          day TEXT,
          kick_off_at BIGINT,
          sort_at BIGINT NOT NULL,
          match_group TEXT NOT NULL,
          ground TEXT NOT NULL,
          status TEXT NOT NULL,
          score TEXT NOT NULL,
          is_played \(Dialect.whole) NOT NULL,
          is_decided \(Dialect.whole) NOT NULL,
          search_key TEXT NOT NULL,
          created_at BIGINT NOT NULL
        )
        """,
        """
        CREATE TABLE pools_source (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          address TEXT NOT NULL,
          repeats TEXT NOT NULL,
          due_at BIGINT NOT NULL,
          asked_at BIGINT,
          problem TEXT,
          new \(Dialect.whole) NOT NULL,
          changed \(Dialect.whole) NOT NULL,
          unchanged \(Dialect.whole) NOT NULL,
          refused \(Dialect.whole) NOT NULL,
          trash_id TEXT,
          created_at BIGINT NOT NULL
        )
        """,
        "CREATE INDEX pools_source_by_space ON pools_source (space_id, created_at)",
        "CREATE INDEX pools_source_by_due ON pools_source (due_at) WHERE trash_id IS NULL",
        "CREATE INDEX pools_source_by_trash ON pools_source (trash_id) WHERE trash_id IS NOT NULL",
        "CREATE INDEX pools_fixture_by_competition ON pools_fixture (space_id, competition_key, round_key)",
        "CREATE INDEX pools_fixture_by_time ON pools_fixture (space_id, is_played, sort_at, id)",
      ]),
    Migration(
      "pools.0002-imports",
      [
        "ALTER TABLE pools_fixture ADD COLUMN trash_id TEXT",
        "CREATE INDEX pools_fixture_by_trash ON pools_fixture (trash_id) WHERE trash_id IS NOT NULL",
        "CREATE INDEX pools_fixture_by_season ON pools_fixture (space_id, season)",
        // Of teams that are in no book: the space's own.
        "ALTER TABLE pools_fixture ADD COLUMN home_shield TEXT",
        "ALTER TABLE pools_fixture ADD COLUMN away_shield TEXT",
        "ALTER TABLE pools_team ADD COLUMN aliases TEXT NOT NULL DEFAULT ''",
        """
        CREATE TABLE pools_import (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          source_id TEXT,
          origin TEXT NOT NULL,
          at BIGINT NOT NULL,
          new \(Dialect.whole) NOT NULL,
          changed \(Dialect.whole) NOT NULL,
          report TEXT NOT NULL
        )
        """,
        """
        CREATE TABLE pools_return (
          bet_id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          pool_id TEXT NOT NULL,
          pool_name TEXT NOT NULL,
          name TEXT NOT NULL,
          name_key TEXT NOT NULL,
          holder TEXT NOT NULL,
          amount BIGINT NOT NULL,
          handed BIGINT NOT NULL,
          at BIGINT NOT NULL
        )
        """,
        "CREATE INDEX pools_return_by_space ON pools_return (space_id, name_key)",
        "CREATE INDEX pools_return_by_pool ON pools_return (pool_id)",
        "DROP INDEX pools_pool_open",
        """
        CREATE INDEX pools_pool_open ON pools_pool (space_id, (\(Pool.begins)), id)
        WHERE trash_id IS NULL AND ending IS NULL
        """,
        "CREATE INDEX pools_import_by_space ON pools_import (space_id, at)",
        "CREATE INDEX pools_import_by_source ON pools_import (source_id, at) WHERE source_id IS NOT NULL",
      ]),
    Migration("pools.0003-team-names", ["ALTER TABLE pools_team ADD COLUMN former TEXT NOT NULL DEFAULT ''"]),
    // Addresses that fixtures are fetched from have been the owners' from the start.
    Migration("pools.0004-audiences", ["UPDATE kit_activity SET audience = 'owner' WHERE verb = 'source.deleted'"]),
    carryOver, reopened, provisional,
    Migration(
      "pools.0007-zones",
      [
        """
        CREATE TABLE pools_zone (
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          competition TEXT NOT NULL,
          zone TEXT NOT NULL,
          PRIMARY KEY (space_id, competition)
        )
        """
      ]),
    Reimbursement.migration, League.migration, Claim.migration, Bet.byWhom,
  ]

  /// What closed pools took from the carry-over and left to it becomes a book of movements, as it was shown until then; `carried` is
  /// what one pool left, and no longer what was in the carry-over after it.
  private static let carryOver = Migration(
    "pools.0004-bote",
    [
      """
      CREATE TABLE pools_bote (
        id TEXT PRIMARY KEY,
        space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
        number BIGINT NOT NULL,
        pool_id TEXT NOT NULL,
        pool_name TEXT NOT NULL,
        keeper TEXT NOT NULL,
        kind TEXT NOT NULL,
        amount BIGINT NOT NULL,
        at BIGINT NOT NULL
      )
      """,
      "CREATE INDEX pools_bote_by_space ON pools_bote (space_id, number)",
      "CREATE INDEX pools_bote_by_pool ON pools_bote (pool_id)",
      """
      CREATE TABLE pools_passing (
        entry_id TEXT NOT NULL,
        giver TEXT NOT NULL,
        taker TEXT NOT NULL,
        space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
        amount BIGINT NOT NULL,
        at BIGINT NOT NULL,
        PRIMARY KEY (entry_id, giver, taker)
      )
      """,
      "CREATE INDEX pools_passing_by_space ON pools_passing (space_id)",
      """
      INSERT INTO pools_bote (id, space_id, number, pool_id, pool_name, keeper, kind, amount, at)
      SELECT id, space_id, closing, id, home_name || ' – ' || away_name, holder,
        CASE WHEN carried > bote THEN 'left' ELSE 'won' END, carried - bote, ended_at
      FROM pools_pool WHERE closing IS NOT NULL AND trash_id IS NULL AND carried <> bote
      """,
      "UPDATE pools_pool SET carried = CASE WHEN carried > bote THEN carried - bote ELSE 0 END",
      "ALTER TABLE pools_pool ADD COLUMN archive_id TEXT",
    ])

  /// Pools that were opened again after somebody had bet are marked, those of before too: their logs tell it.
  private static let reopened = Migration(
    "pools.0005-reopened",
    [
      "ALTER TABLE pools_pool ADD COLUMN reopened \(Dialect.whole)",
      """
      UPDATE pools_pool SET reopened = (
        SELECT MIN(later.number) FROM pools_entry AS later
        WHERE later.pool_id = pools_pool.id AND later.kind = 'reopened' AND EXISTS (
          SELECT 1 FROM pools_entry AS earlier WHERE earlier.pool_id = later.pool_id
            AND earlier.commitment IS NOT NULL AND earlier.number < later.number))
      """,
      "ALTER TABLE pools_pool ADD COLUMN question TEXT",
      "CREATE INDEX pools_pool_by_question ON pools_pool (space_id) WHERE question IS NOT NULL",
    ])

  /// Matches that came before are marked by the same rule as those that come now. Pools that were made on them keep the lock that
  /// their terms named.
  private static let provisional = Migration(
    "pools.0006-provisional",
    [
      "ALTER TABLE pools_pool ADD COLUMN is_provisional \(Dialect.whole) NOT NULL DEFAULT 0",
      "ALTER TABLE pools_fixture ADD COLUMN is_provisional \(Dialect.whole) NOT NULL DEFAULT 0",
      """
      UPDATE pools_fixture SET is_provisional = 1
      WHERE is_played = 0 AND kick_off_at IS NOT NULL AND trash_id IS NULL AND (
        SELECT CASE WHEN COUNT(*) >= \(ProvisionalRound.least) AND MIN(other.kick_off_at) = MAX(other.kick_off_at)
          AND COUNT(other.kick_off_at) = COUNT(*) AND MAX(other.is_played) = 0 THEN 1 ELSE 0 END
        FROM pools_fixture AS other
        WHERE other.space_id = pools_fixture.space_id AND other.competition_key = pools_fixture.competition_key
          AND other.round_key = pools_fixture.round_key AND other.season = pools_fixture.season
          AND other.trash_id IS NULL) = 1
      """,
    ])
}
