import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '#gateway/auth/context.ts';
import type { Fragment } from '#gateway/database/rows.ts';
import { SECOND } from '#schema/rules/time/durations.ts';
import type { AlertChannel, Batch } from './channel.ts';
import * as statements from './fan-out.sql.ts';

/** The most members that one transaction gives alerts to. */
const SLICE = 5_000;

/** How long a mail waits for the checkpoint that holds its picks. A record that is stopped delays no news for longer. */
const CHECKPOINT_MILLISECONDS = 10 * SECOND;

/**
 * Gives every member of a batch their alert, so many at a time. What was reached is committed with its alerts, so that a
 * worker that dies leaves no one out and no one twice; a batch is whole only once a slice found nobody.
 */
export async function fanOut(services: Services, channels: readonly AlertChannel[]): Promise<void> {
  while (await fanOutNext(services, channels));
}

/** The next slice alone. Answers whether there was one. */
export function fanOutNext(services: Services, channels: readonly AlertChannel[]): Promise<boolean> {
  return fanOutSlice(services, channels, SLICE);
}

/** One slice, of so many members, of the batch that has waited longest. */
export function fanOutSlice(
  { database, clock, discord }: Services,
  channels: readonly AlertChannel[],
  size: number,
): Promise<boolean> {
  return database.em.fork().transactional(async (em) => {
    const now = clock.now();
    const late = new Date(now.getTime() - CHECKPOINT_MILLISECONDS);
    const names = channels.map(({ name }) => name);
    const batch = await statements.nextBatch.first(em, { now, late, channels: names });
    const channel = channels.find(({ name }) => name === batch?.channel);
    if (!batch || !channel) return false;
    const slice = channel.recipients(batch, size, now, { discord });
    const last = await writeAlerts(em, batch, slice, now);
    await statements.noteSlice.run(em, { last, now, id: batch.id });
    return true;
  });
}

/** Answers the last member of the slice; null when there was none. */
async function writeAlerts(
  em: EntityManager,
  batch: Batch,
  { sql, params }: Fragment,
  now: Date,
): Promise<string | null> {
  const text = `
    with slice as (${sql}),
    written as (
      insert into pick_alerts (batch_id, user_id, channel, target, due_at, created_at)
      select ?, user_id, ?, target, ?::timestamptz, ?::timestamptz from slice on conflict do nothing)
    select max(user_id) as last from slice`;
  const [found] = await em.execute<{ last: string | null }[]>(text, [
    ...params,
    ...[batch.id, batch.channel, now, now],
  ]);
  return found?.last ?? null;
}
