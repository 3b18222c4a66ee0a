import type pg from 'pg';
import { DEMO_USERS } from './demo-users.ts';

const HOUR_MS = 3_600_000;
const TWO_MONTHS_MS = 61 * 24 * HOUR_MS;

/**
 * The demo members as rows, without their plans: those they buy (seed-plans.ts). Free members keep their
 * promise at each start: one is in the account trial, one is past it.
 */
export async function seedMembers(client: pg.Client, moment: Date): Promise<void> {
  const after = (milliseconds: number) => new Date(moment.getTime() + milliseconds);
  for (const { uid, email, role, trialHours } of DEMO_USERS) {
    await client.query(
      `insert into users (id, email, role, trial_ends_at, created_at) values ($1, $2, $3, $4, $5)
       on conflict (id) do update set trial_ends_at = excluded.trial_ends_at`,
      [uid, email, role, after(trialHours * HOUR_MS), after(-TWO_MONTHS_MS)],
    );
  }
}
