import pg from 'pg';
import type { Tier } from '#schema/rules/access/tiers.ts';

/** Members with a running plan and a proved address, written as one statement; their addresses are `member-1@…` and on. */
export async function givenManyMembers(databaseUrl: string, count: number, tier: Tier): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // What a change of a member notifies is of no interest here.
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into users (id, email, trial_ends_at, created_at, email_proved_at)
       select 'member-' || n, 'member-' || n || '@chalkline.test', now(), now(), now() from generate_series(1, $1::int) n`,
      [count],
    );
    await client.query(
      `insert into subscriptions (id, user_id, state, tier, current_period_starts_at, current_period_ends_at, anchor_day,
         cancel_at_period_end, created_at, updated_at)
       select 'sub-' || n, 'member-' || n, 'active', $2, now() - interval '1 day', now() + interval '20 years', 1, false,
         now(), now() from generate_series(1, $1::int) n`,
      [count, tier],
    );
    await client.query('analyze');
  } finally {
    await client.end();
  }
}
