import type { EntityManager } from '@mikro-orm/postgresql';
import { AlertSettingsEntity } from '#gateway/alert-settings/alert-settings.entity.ts';
import { zoneOf } from '#gateway/alert-settings/zone-data.ts';
import type { Services } from '#gateway/auth/context.ts';
import { columnsOf, type FieldsOf } from '#gateway/database/record.ts';
import { nextDigestAt } from '#schema/rules/alerts/alert-times.ts';
import { HOUR } from '#schema/rules/time/durations.ts';
import { addDays, easternDay, easternInstant } from '#schema/rules/time/eastern-time.ts';

const TIMES = ['mail', 'digestAt', 'quietFrom', 'quietTo'] as const;
type DueDigest = FieldsOf<typeof AlertSettingsEntity, typeof TIMES> & {
  userId: string;
  timeZone: string | null;
};

/** The most members a transaction. */
const MAX_AT_ONCE = 500;

/** Also who no longer chose it: what was to come in it comes at once (alert-settings.ts). */
const DUE = `
  select s.user_id as "userId", u.time_zone as "timeZone", ${columnsOf(AlertSettingsEntity, { table: 's', only: TIMES })}
    from alert_settings s join users u on u.id = s.user_id
   where s.mail <> 'OFF' and s.next_digest_at <= ? order by s.next_digest_at, s.user_id
   limit ${MAX_AT_ONCE} for update of s skip locked`;

/** One batch a day, which is never gathered: each member has their own time. */
const BATCH_OF_DAY = `
  insert into alert_batches (channel, kind, day, opened_at, closes_at, gathering, whole_at)
  select 'MAIL', ?, ?::date, ?::timestamptz, ?::timestamptz, ?, ?::timestamptz
   where not exists (select from alert_batches where channel = 'MAIL' and kind = ? and day = ?::date)`;

/** One that was not sent does not keep another of that day from being planned, after a change of the settings. */
const ALERTS = `
  insert into pick_alerts (batch_id, user_id, channel, target, due_at, created_at)
  select b.id, m.user_id, 'MAIL', '', ?::timestamptz, ?::timestamptz
    from (select id from alert_batches where channel = 'MAIL' and kind = 'DIGEST' and day = ?::date order by id limit 1) b,
         json_to_recordset(?::json) as m (user_id text)
  on conflict (batch_id, user_id, channel, target) do update
    set (state, due_at, created_at, tries, reason) = ('WAITING', excluded.due_at, excluded.created_at, 0, null)
  where pick_alerts.state in ('DROPPED', 'WITHHELD')`;

const MOVE = `update alert_settings s set next_digest_at = m.next
  from json_to_recordset(?::json) as m (user_id text, next timestamptz) where s.user_id = m.user_id`;

/**
 * Gives members whose daily mail is due an alert for it, and moves their next one, together: whatever dies, each has one mail
 * a day. Also begins the results of yesterday.
 */
export async function planDayMails(services: Services): Promise<void> {
  if (!services.bulkMailer) return;
  await beginRecap(services);
  while ((await planSlice(services)) === MAX_AT_ONCE);
}

function planSlice({ database, clock }: Services): Promise<number> {
  return database.em.fork().transactional(async (em) => {
    const now = clock.now();
    const due = await em.execute<DueDigest[]>(DUE, [now]);
    if (due.length === 0) return 0;
    const today = easternDay(now);
    await beginBatch(em, 'DIGEST', today, now);
    await em.execute(
      ALERTS,
      [now, now, today, JSON.stringify(due.map(({ userId }) => ({ user_id: userId })))],
      'run',
    );
    const moved = due.map(({ userId, timeZone, mail, ...times }) => ({
      user_id: userId,
      next: mail === 'DIGEST' ? nextDigestAt(times, zoneOf(timeZone), now, { sentToday: true }) : null,
    }));
    await em.execute(MOVE, [JSON.stringify(moved)], 'run');
    return due.length;
  });
}

async function beginBatch(
  em: EntityManager,
  kind: 'DIGEST' | 'RECAP',
  day: string,
  now: Date,
): Promise<void> {
  // Two workers that begin the same day would make two batches.
  await em.execute('select pg_advisory_xact_lock(hashtext(?))', [`alert-batch:${kind}`]);
  const whole = kind === 'DIGEST' ? now : null;
  await em.execute(BATCH_OF_DAY, [kind, day, now, now, false, whole, kind, day], 'run');
}

/** Results are sent from eight in the morning on, once all are known, and at noon in any case. */
const RECAP_FROM = '08:00';
const RECAP_BY_HOURS = 4;

const OF_DAY = `select count(*)::int as posted, count(*) filter (where result = 'PENDING')::int as pending,
    exists (select from alert_batches where kind = 'RECAP' and day = ?::date) as begun
  from picks where date = ?::date and status = 'PUBLISHED'`;

async function beginRecap({ database, clock }: Services): Promise<void> {
  const now = clock.now();
  const today = easternDay(now);
  const from = easternInstant(today, RECAP_FROM);
  if (now < from || now.getTime() > from.getTime() + 2 * RECAP_BY_HOURS * HOUR) return;
  const day = addDays(today, -1);
  const [found] = await database.em.execute<{ posted: number; pending: number; begun: boolean }[]>(OF_DAY, [
    day,
    day,
  ]);
  if (!found || found.begun || found.posted === 0) return;
  const isLate = now.getTime() >= from.getTime() + RECAP_BY_HOURS * HOUR;
  if (found.pending > 0 && !isLate) return;
  await database.em.fork().transactional((em) => beginBatch(em, 'RECAP', day, now));
}
