import type { Context, Services } from '#gateway/auth/context.ts';
import { endedHere, findMember, type Member } from '#gateway/auth/member.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { systemClock } from '#gateway/integrations/clock.ts';
import { type FeedLinks, type FeedOwner, feedLinks } from './feed-links.ts';

const READ = 'select since from feed_addresses where user_id = ?';
const REPLACE = `insert into feed_addresses (user_id, since) values (?, ?)
  on conflict (user_id) do update set since = greatest(excluded.since, feed_addresses.since + interval '1 millisecond')
  returning since`;

/** The caller's addresses; null when they have none, or when theirs has ended. */
export async function readFeeds(context: Context): Promise<FeedLinks | null> {
  const { id: userId } = memberOf(context);
  const [row] = await context.database.em.execute<{ since: Date }[]>(READ, [userId]);
  if (!row || !(await memberOfFeed(context, { userId, since: row.since }))) return null;
  return feedLinks({ userId, since: row.since }, context.publicUrl, context.signingKey);
}

/** Makes the caller's addresses. Those they had before end. */
export async function createFeeds(context: Context): Promise<FeedLinks> {
  const { id: userId } = memberOf(context);
  const [row] = await context.database.em.execute<{ since: Date }[]>(REPLACE, [userId, systemClock.now()]);
  return feedLinks({ userId, since: row?.since ?? systemClock.now() }, context.publicUrl, context.signingKey);
}

/** Ends the caller's addresses, if they have any. */
export async function deleteFeeds(context: Context): Promise<void> {
  await context.database.em.execute(
    'delete from feed_addresses where user_id = ?',
    [memberOf(context).id],
    'run',
  );
}

/** The member whose address it is now; null after a new one was made, the password changed, or the account was deleted. */
export async function memberOfFeed(
  { database, identity }: Pick<Services, 'database' | 'identity'>,
  { userId, since }: FeedOwner,
): Promise<Member | null> {
  const [row] = await database.em.execute<{ since: Date }[]>(READ, [userId]);
  const member = row?.since.getTime() === since.getTime() ? await findMember(database, userId) : null;
  if (!member || endedHere(member, since)) return null;
  // A password that was reset by mail is known to the provider alone; while it is away, its last word counts.
  const ended = await identity.hasEnded(userId, since).catch(() => identity.isKnownEnded(userId, since));
  return ended ? null : member;
}
