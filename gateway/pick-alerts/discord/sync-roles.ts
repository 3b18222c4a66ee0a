import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from '#gateway/auth/context.ts';
import type { Discord } from '#gateway/integrations/discord/discord.ts';
import { SECOND } from '#schema/rules/time/durations.ts';
import { linkOfAccount, openLinks } from './apply-role.sql.ts';
import { type Applied, applyRole, type Link } from './apply-role.ts';
import { holdLease, keepStop, takeLease } from './hold-lease.ts';
import { inTurn } from './in-turn.ts';
import { refreshLinks } from './refresh-links.ts';

type Given = Pick<Services, 'database' | 'clock' | 'discord' | 'identity' | 'trials'>;

/** One run ends after this, so that what changes meanwhile is not kept waiting behind a long list. */
const RUN_MILLISECONDS = 20 * SECOND;
/** After so many refusals in a row something is wrong with the bot, not with a member. */
const MOST_REFUSALS = 5;

/** Gives each linked member the role of their plan, and takes it with the plan, as Discord's limits allow. */
export async function syncRoles(services: Given): Promise<void> {
  const { discord, database, clock } = services;
  const lease = await takeLease(services);
  if (!discord || !lease) return;
  const stop = () => keepStop(services, lease.stopped);
  await refreshLinks(services);
  const end = performance.now() + RUN_MILLISECONDS;
  let refusals = 0;
  for (;;) {
    const links = await openLinks.all(database.em, { now: clock.now() });
    for (const link of links) {
      if (refusals >= MOST_REFUSALS || performance.now() > end || !(await holdLease(services))) return stop();
      const applied = await inTurn(discord, () => applyFresh(services, discord, link));
      refusals = applied.state === 'REFUSED' ? refusals + 1 : 0;
      if (applied.state === 'LATER' && !(await waited(applied.afterMilliseconds, end))) return stop();
    }
    if (links.length === 0) return stop();
  }
}

/** The link as it is by now. */
async function applyFresh(services: Given, discord: Discord, { discordId }: Link): Promise<Applied> {
  const link = await linkOfAccount.first(services.database.em, { discordId });
  return link ? applyRole(services, discord, link) : { state: 'DONE' };
}

/** Waits for a limit, unless that takes longer than this run. */
async function waited(milliseconds: number | null, end: number): Promise<boolean> {
  if (milliseconds === null || performance.now() + milliseconds > end) return false;
  await pause(milliseconds);
  return true;
}
