import type pg from 'pg';
import { PERSONS } from '#local/demo/persons.ts';
import { easternDay } from '#schema/rules/eastern-time.ts';

const HOUR_MS = 3_600_000;
const MONTH_MS = 30 * 24 * HOUR_MS;

/**
 * The demo members as rows. Free members keep their promise at each start: one is in the account trial,
 * one is past it. Payers are in the middle of a month.
 */
export async function seedMembers(client: pg.Client, moment: Date): Promise<void> {
  const after = (milliseconds: number) => new Date(moment.getTime() + milliseconds);
  for (const { uid, email, isAdmin, trialHours, plan } of PERSONS) {
    await client.query(
      `insert into users (id, email, is_admin, trial_ends_at, created_at) values ($1, $2, $3, $4, $5)
       on conflict (id) do update set trial_ends_at = excluded.trial_ends_at`,
      [uid, email, isAdmin, after(trialHours * HOUR_MS), after(-MONTH_MS)],
    );
    if (!plan) continue;
    await client.query(
      `insert into subscriptions (id, user_id, state, tier, current_period_starts_at, current_period_ends_at,
         anchor_day, created_at, updated_at)
       values ($1, $2, 'active', $3, $4, $5, $6, $4, $4) on conflict do nothing`,
      [
        `demo-${uid}`,
        uid,
        plan,
        after(-MONTH_MS / 2),
        after(MONTH_MS / 2),
        Number(easternDay(after(-MONTH_MS / 2)).slice(8)),
      ],
    );
  }
}
