import type { Services } from '#gateway/auth/context.ts';
import { DAY } from '#schema/rules/time/durations.ts';

/** The promises of the privacy page (frontend/legal/privacy.ts). */
const TECHNICAL_DAYS = 30;
const TRIAL_CODE_DAYS = 2 * 365;

/** Each deletes what is older than the instant it takes. */
const TECHNICAL = [
  'delete from webhook_inbox where processed_at < ?',
  'delete from outbox where sent_at < ?',
  'delete from outbox where dropped_at < ?',
  'delete from problem_acknowledgements where until < ?',
  'delete from alert_batches where closes_at < ?',
  'delete from pick_releases where opened_at < ?',
  'delete from discord_messages where posted_at < ?',
  'delete from view_as where expires_at < ?',
  'delete from staff_invitations where expires_at < ?',
  `delete from purchases where state = 'failed' and not temporary_password and finished_at < ?`,
];
const TRIAL_CODES = [
  'delete from trial_grants where created_at < ?',
  'delete from devices where created_at < ?',
  `update purchases set email_key = null, card_key = null, coupon_keys = null
    where created_at < ? and (email_key is not null or card_key is not null or coupon_keys is not null)`,
];
const UNUSED_COUPON_CODES = `delete from coupon_uses u where not exists (
  select from purchases p where p.coupon_id = u.coupon_id and u.person_key = any (p.coupon_keys))`;

/** Deletes what the privacy page says is not kept any longer. */
export async function deleteExpired({ database, clock }: Services): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY);
  for (const sql of TECHNICAL) await database.em.execute(sql, [before(TECHNICAL_DAYS)], 'run');
  for (const sql of TRIAL_CODES) await database.em.execute(sql, [before(TRIAL_CODE_DAYS)], 'run');
  await database.em.execute(UNUSED_COUPON_CODES, [], 'run');
}
