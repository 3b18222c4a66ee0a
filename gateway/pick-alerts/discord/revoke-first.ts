import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from '#gateway/auth/context.ts';
import type { Discord } from '#gateway/integrations/discord/discord.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { readersOf } from '#schema/rules/alerts/discord-role.ts';
import { SECOND } from '#schema/rules/time/durations.ts';
import { linksToRevoke } from './apply-role.sql.ts';
import { takeRole } from './apply-role.ts';
import { holdLease } from './hold-lease.ts';
import { refreshLinks } from './refresh-links.ts';

type Given = Pick<Services, 'database' | 'clock' | 'discord' | 'identity' | 'trials'>;

/** No answer for this long: nothing is to be waited for in one go. */
const LONGEST_PAUSE = 2 * SECOND;

/**
 * Takes the role of everybody who can read a plan's channel and should not, until a moment of the product's clock. Answers whether
 * nobody is left: read again after the last one was taken, so that what is posted next is read only by those who may.
 */
export async function revokeFirst(
  services: Given,
  discord: Discord,
  tier: Tier,
  until: Date,
): Promise<boolean> {
  const readers = readersOf(tier);
  for (;;) {
    await refreshLinks(services);
    const due = await linksToRevoke.all(services.database.em, { readers });
    if (due.length === 0) return true;
    for (const link of due) {
      if (services.clock.now() >= until || !(await holdLease(services))) return false;
      const taken = await takeRole(services, discord, link);
      if (taken.state === 'REFUSED') return false;
      if (taken.state === 'LATER') {
        if (taken.afterMilliseconds === null || taken.afterMilliseconds > LONGEST_PAUSE) return false;
        await pause(taken.afterMilliseconds);
      }
    }
  }
}
