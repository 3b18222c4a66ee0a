import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from '#gateway/auth/context.ts';
import type { Discord, DiscordAnswer, ServerMember } from '#gateway/integrations/discord/discord.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import type { IdsByTier } from '#schema/rules/alerts/discord-ids.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import * as statements from './check-members.sql.ts';
import { holdLease } from './hold-lease.ts';
import { inTurn } from './in-turn.ts';

type Given = Pick<Services, 'database' | 'clock' | 'discord' | 'log'>;

const PATIENCE_MILLISECONDS = 10 * MINUTE;

/**
 * Compares the roles in the server with those that were given, once a day: takes those that somebody gave by hand, and corrects what is
 * stored of those that somebody took, or whose owner left. Throws what Discord answers.
 */
export async function checkMembers(services: Given): Promise<void> {
  const { discord, database } = services;
  if (!discord || !(await holdLease(services))) return;
  const end = performance.now() + PATIENCE_MILLISECONDS;
  const present = await rolesOfMembers(services, discord, end);
  const linked = await statements.linkedAccounts.all(database.em);
  const given = new Map(linked.map(({ discordId, have }) => [discordId, have]));
  for (const [id, roles] of present)
    for (const tier of roles) if (given.get(id) !== tier) await strip(services, discord, { id, tier, end });
  const lost = linked.filter(({ discordId, have }) => have && !present.get(discordId)?.includes(have));
  const rows = lost.map(({ discordId, have }) => ({ discord_id: discordId, have }));
  await statements.correctRoles.run(database.em, { lost: JSON.stringify(rows) });
  await statements.retryPresent.run(database.em, { present: [...present.keys()] });
}

/** The plans whose roles each member of the server has; bots are left alone. */
async function rolesOfMembers(services: Given, discord: Discord, end: number): Promise<Map<string, Tier[]>> {
  const present = new Map<string, Tier[]>();
  for (let after = '0'; await holdLease(services); ) {
    const page = await patiently(end, () => discord.members(after));
    if (page.outcome !== 'DONE') throw new Error(`The members could not be listed: ${page.reason}`);
    for (const member of page.value)
      if (!member.isBot) present.set(member.id, tiersOf(member, discord.roles));
    const last = page.value.at(-1);
    if (!last) return present;
    after = last.id;
  }
  throw new Error('Another process talks to Discord now');
}

function tiersOf({ roles }: ServerMember, ids: IdsByTier): Tier[] {
  return Object.entries(ids).flatMap(([tier, id]) => (id && roles.includes(id) ? [tier as Tier] : []));
}

interface Stray {
  id: string;
  tier: Tier;
  end: number;
}

/** Unless it was given in the meantime. */
async function strip({ database, log }: Given, discord: Discord, { id, tier, end }: Stray): Promise<void> {
  const answer = await patiently(end, () =>
    inTurn(discord, async (): Promise<DiscordAnswer<null>> => {
      const isOwn = await statements.hasRole.some(database.em, { discordId: id, tier });
      return isOwn ? { outcome: 'DONE', value: null } : discord.takeRole(id, tier);
    }),
  );
  if (answer.outcome === 'DONE') log.info({ tier }, 'a role that was given by hand was taken');
  else log.warn({ tier, reason: answer.reason }, 'a role that was given by hand could not be taken');
}

/** Sends, and again after each limit, until a moment of `performance.now()`. What Discord does not answer is not repeated. */
async function patiently<Value>(
  end: number,
  send: () => Promise<DiscordAnswer<Value>>,
): Promise<DiscordAnswer<Value>> {
  for (;;) {
    const answer = await send();
    if (answer.outcome !== 'LATER' || answer.afterMilliseconds === null) return answer;
    if (performance.now() + answer.afterMilliseconds > end) return answer;
    await pause(answer.afterMilliseconds);
  }
}
