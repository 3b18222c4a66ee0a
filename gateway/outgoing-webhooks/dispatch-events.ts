import type { Services } from '#gateway/auth/context.ts';
import { rolesWith } from '#schema/rules/access/staff.ts';

/** The most events per run. Each may become a delivery to every endpoint. */
const MAX_PER_RUN = 10;

/**
 * Turns events into deliveries for each endpoint that existed and subscribes to them. One worker takes an event and
 * dispatches it once. Whether the key may have it is checked again when it is sent.
 */
const DISPATCH = `
  with due as (
    select id, type, occurs_at from webhook_events
     where dispatched_at is null and occurs_at <= ?
     order by occurs_at, id limit ${MAX_PER_RUN} for update skip locked),
  told as (
    insert into webhook_deliveries (id, event_id, endpoint_id, state, next_try_at, created_at)
    select 'whd_' || replace(gen_random_uuid()::text, '-', ''), due.id, e.id, 'PENDING', ?::timestamptz, ?::timestamptz
      from due
      join webhook_endpoints e on due.type = any(e.events) and e.disabled_at is null and e.created_at <= due.occurs_at
      join api_keys k on k.id = e.api_key_id and k.revoked_at is null and (k.expires_at is null or k.expires_at > ?)
      join users u on u.id = k.user_id and (u.role in (?) or due.type not like 'SUBSCRIPTION%')
    on conflict do nothing)
  update webhook_events set dispatched_at = ? where id in (select id from due) returning id`;

/** Events of plans say who members are. */
const READERS = rolesWith('MEMBERS_READ');

/** Answers how many events were dispatched. */
export async function dispatchEvents({ database, clock }: Services): Promise<number> {
  let dispatched = 0;
  for (;;) {
    const now = clock.now();
    const done = await database.em.execute<unknown[]>(DISPATCH, [now, now, now, now, READERS, now]);
    dispatched += done.length;
    if (done.length < MAX_PER_RUN) return dispatched;
  }
}
