import { AppError, refuseFields } from '#gateway/app-error.ts';
import { audit } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { DiscordAccount } from '#gateway/integrations/discord/discord.ts';
import type { LinkDiscordInput } from '#schema/types/alerts/discord.type.ts';
import * as statements from './link-discord.sql.ts';
import { takeState } from './start-link.ts';

/**
 * Links the Discord account whose owner agreed. Only Discord says whose it is: a code that it gave to this sign-in. Its role follows
 * within seconds. Throws CHANNEL_OFF, BAD_USER_INPUT, DISCORD_TAKEN, DISCORD_UNAVAILABLE.
 */
export async function linkDiscord(context: Context, { code, state }: LinkDiscordInput): Promise<void> {
  const { discord, log } = context;
  if (!discord) throw new AppError('CHANNEL_OFF');
  if (!(await takeState(context, state)))
    refuseFields({ state: 'This link has expired. Please start again.' });
  const answer = await discord.admit(code);
  if (answer.outcome === 'DONE') return keepLink(context, answer.value);
  log.warn({ reason: answer.reason }, 'a Discord account could not be linked');
  if (answer.outcome === 'LATER' || answer.status === 401) throw new AppError('DISCORD_UNAVAILABLE');
  refuseFields({ code: 'Discord did not confirm the account. Please start again.' });
}

async function keepLink(context: Context, { id, name }: DiscordAccount): Promise<void> {
  const { now } = context;
  const { id: userId } = memberOf(context);
  await inTransaction(context, async (em) => {
    await statements.lockLinkOwner.some(em, { id: userId });
    await statements.replaceLink.run(em, { now, userId, discordId: id });
    const isLinked = await statements.addLink.some(em, { discordId: id, userId, name, now });
    if (!isLinked) throw new AppError('DISCORD_TAKEN');
    audit(em, now, { actor: userId, action: 'discord.link', target: userId, details: {} });
    await em.flush();
  });
}

/** Unlinks the account. Its role is taken within seconds, also while Discord is away, and the row stays until then. */
export async function unlinkDiscord(context: Context): Promise<void> {
  const { now } = context;
  const { id: userId } = memberOf(context);
  await inTransaction(context, async (em) => {
    if (!(await statements.unlink.some(em, { now, userId }))) return;
    audit(em, now, { actor: userId, action: 'discord.unlink', target: userId, details: {} });
    await em.flush();
  });
}
