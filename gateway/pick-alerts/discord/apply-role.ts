import type { Services } from '#gateway/auth/context.ts';
import {
  type Discord,
  type DiscordAnswer,
  UNKNOWN_MEMBER,
  UNKNOWN_USER,
} from '#gateway/integrations/discord/discord.ts';
import { alertRetryAt } from '#schema/rules/alerts/alert-times.ts';
import { HOUR } from '#schema/rules/time/durations.ts';
import * as statements from './apply-role.sql.ts';

export type Link = statements.LinkOfAccountRow;

type Given = Pick<Services, 'database' | 'clock'>;

/** What became of one link: nothing is left to do, Discord refused, or this is not the moment for anybody's. */
export type Applied =
  | { state: 'DONE' }
  | { state: 'REFUSED'; status: number }
  | { state: 'LATER'; afterMilliseconds: number | null };

export const NOT_IN_SERVER = 'The account is not in the server';

/** Takes the role that a member should not have, then gives the one that they should. */
export async function applyRole(services: Given, discord: Discord, link: Link): Promise<Applied> {
  const taken = link.have && link.have !== link.want ? await takeRole(services, discord, link) : null;
  if (taken && taken.state !== 'DONE') return taken;
  if (!link.want || (link.have === link.want && link.confirmed)) return { state: 'DONE' };
  // Written first, so that a possible role is on record even if this process dies before Discord answers.
  await write(services, link, { have: link.want, confirmed: false });
  const answer = await discord.giveRole(link.discordId, link.want);
  if (answer.outcome === 'DONE') await succeed(services, link, link.want);
  if (answer.outcome === 'REFUSED') await write(services, link, { have: null, confirmed: true });
  return answer.outcome === 'DONE' ? { state: 'DONE' } : fail(services, link, answer);
}

/** Takes the role. Somebody who is no longer in the server has none. */
export async function takeRole(services: Given, discord: Discord, link: Link): Promise<Applied> {
  if (!link.have) return { state: 'DONE' };
  const answer = await discord.takeRole(link.discordId, link.have);
  if (answer.outcome !== 'DONE' && !isGone(answer)) return fail(services, link, answer);
  await succeed(services, link, null);
  await statements.forgetLink.run(services.database.em, { discordId: link.discordId });
  return { state: 'DONE' };
}

function isGone(answer: DiscordAnswer<unknown>): boolean {
  return answer.outcome === 'REFUSED' && [UNKNOWN_MEMBER, UNKNOWN_USER].includes(answer.code);
}

async function write(
  { database }: Given,
  link: Link,
  { have, confirmed }: Pick<Link, 'have' | 'confirmed'>,
): Promise<void> {
  Object.assign(link, { have, confirmed });
  await statements.keepRole.run(database.em, { have, confirmed, discordId: link.discordId });
}

async function succeed(services: Given, link: Link, have: Link['have']): Promise<void> {
  await write(services, link, { have, confirmed: true });
  await statements.forgetFailures.run(services.database.em, { discordId: link.discordId });
}

/** What Discord does not take now holds for every link, so nothing is noted of this one. */
async function fail(
  { database, clock }: Given,
  { discordId, tries }: Link,
  answer: Exclude<DiscordAnswer<unknown>, { outcome: 'DONE' }>,
): Promise<Applied> {
  if (answer.outcome === 'LATER') return { state: 'LATER', afterMilliseconds: answer.afterMilliseconds };
  const now = clock.now();
  const absent = isGone(answer);
  const again = absent ? new Date(now.getTime() + HOUR) : alertRetryAt(tries + 1, now);
  const reason = absent ? NOT_IN_SERVER : answer.reason.slice(0, 300);
  await statements.noteRoleFailure.run(database.em, { again, reason, now, discordId });
  return { state: 'REFUSED', status: answer.status };
}
