import { AppError, refuseFields } from '#gateway/app-error.ts';
import { audit } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { DiscordAccount } from '#gateway/integrations/discord/discord.ts';
import type { LinkDiscordInput } from '#schema/types/alerts/discord.type.ts';
import { takeState } from './start-link.ts';

/** The account that the member had before loses its role. */
const REPLACE = 'update discord_links set user_id = null, due_at = ? where user_id = ? and discord_id <> ?';
/** One that nobody has any more keeps the role that it may have until that is settled. */
const LINK = `
  insert into discord_links as l (discord_id, user_id, name, due_at, linked_at) values (?, ?, ?, ?, ?)
  on conflict (discord_id) do update set user_id = excluded.user_id, name = excluded.name, due_at = excluded.due_at,
    linked_at = excluded.linked_at, seen = '', tries = 0, retry_at = null, failure = null, failed_since = null
   where l.user_id is null or l.user_id = excluded.user_id
  returning discord_id`;

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
    // Two requests of one member follow each other.
    await em.execute('select from users where id = ? for update', [userId]);
    await em.execute(REPLACE, [now, userId, id], 'run');
    const linked = await em.execute<unknown[]>(LINK, [id, userId, name, now, now]);
    if (linked.length === 0) throw new AppError('DISCORD_TAKEN');
    audit(em, now, { actor: userId, action: 'discord.link', target: userId, details: {} });
    await em.flush();
  });
}

/** Unlinks the account. Its role is taken within seconds, also while Discord is away, and the row stays until then. */
export async function unlinkDiscord(context: Context): Promise<void> {
  const { now } = context;
  const { id: userId } = memberOf(context);
  await inTransaction(context, async (em) => {
    const sql = 'update discord_links set user_id = null, due_at = ? where user_id = ? returning discord_id';
    if ((await em.execute<unknown[]>(sql, [now, userId])).length === 0) return;
    audit(em, now, { actor: userId, action: 'discord.unlink', target: userId, details: {} });
    await em.flush();
  });
}
