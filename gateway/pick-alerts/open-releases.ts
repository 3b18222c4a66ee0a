import type { Services } from '#gateway/auth/context.ts';
import { HOUR } from '#schema/rules/time/durations.ts';
import { easternDay, easternInstant } from '#schema/rules/time/eastern-time.ts';
import type { AlertChannel } from './channel.ts';
import * as statements from './open-releases.sql.ts';

/** What opened longer ago than this is no news, for example when nothing was sent for a while. */
const STALE_MILLISECONDS = 2 * HOUR;

/** What there is to do after it: whether members may be given alerts of a batch, and the channels that can send some now. */
export type Open = statements.OpenReleasesRow;

/** Opens what is due, in one statement. */
export async function openReleases(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  channels: readonly AlertChannel[],
): Promise<Open> {
  const now = clock.now();
  const today = easternDay(now);
  const named = channels.map(({ name, gatherMilliseconds }) => ({
    channel: name,
    gather: gatherMilliseconds,
  }));
  const found = await statements.openReleases.first(database.em, {
    ...{ now, today, midnight: easternInstant(today, '00:00') },
    stale: new Date(now.getTime() - STALE_MILLISECONDS),
    channels: JSON.stringify(named),
  });
  return found ?? { open: false, due: [] };
}
