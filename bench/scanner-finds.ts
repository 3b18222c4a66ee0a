import type { Rows } from '#gateway/database/rows.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { TestGateway } from '#gateway/testing/gateway.ts';

/** As many as the scanner shows at most. */
const STANDING = 20;

/** Games that begin in six hours, with a find each. */
export async function givenFinds({ services }: TestGateway): Promise<void> {
  const { em } = services.database;
  await em.execute(
    `insert into teams (id, league, name, key) select 'club-' || n, 'NBA', 'A club of the city ' || n, 'club ' || n
       from generate_series(1, ?::int) n`,
    [2 * STANDING],
  );
  await em.execute(
    `insert into games (id, league, away, home, day, game_no, starts_at, status)
     select 'game-' || n, 'NBA', 'club-' || (2 * n - 1), 'club-' || (2 * n), current_date, 1, now() + interval '6 hours',
            'SCHEDULED' from generate_series(1, ?::int) n`,
    [STANDING],
  );
  for (let n = 1; n <= STANDING; n += 1) await find(em, n, n);
}

/** As a round does it, in one transaction: the oldest find ends, another one begins, the rest are seen again. */
export async function turnFinds({ services }: TestGateway, turn: number): Promise<void> {
  await inTransaction({ database: services.database }, async (em) => {
    await em.execute(
      'update arbitrages set gone_at = now() where id = (select min(id) from arbitrages where gone_at is null)',
    );
    await em.execute(
      `update arbitrages set last_seen_at = now(), seen_one = now(), seen_two = now(), rounds = rounds + 1
        where gone_at is null`,
    );
    await find(em, ((turn - 1) % STANDING) + 1, STANDING + turn);
  });
}

function find(rows: Rows, game: number, line: number): Promise<unknown> {
  return rows.execute(
    `insert into arbitrages (game_id, market, line, book_one, odds_one, seen_one, book_two, odds_two, seen_two, margin,
            best_margin, found_at, last_seen_at)
     values (?, 'TOTAL', ?, 'Copper Ridge', 2.105263, now(), 'Harbor Book', 1.952381, now(), 0.013, 0.013, now(), now())`,
    [`game-${game}`, 200.5 + line],
  );
}
