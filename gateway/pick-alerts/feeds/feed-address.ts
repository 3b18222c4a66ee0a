import type { Context, Services } from '#gateway/auth/context.ts';
import { endedHere, type Member, memberOfRow } from '#gateway/auth/member.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { systemClock } from '#gateway/integrations/clock.ts';
import { type FeedLinks, type FeedOwner, feedLinks } from './feed-links.ts';

const READ = `select since, (select max(updated_at) from subscriptions where user_id = f.user_id) as "planChangedAt"
  from feed_addresses f where user_id = ?`;
const REPLACE = `insert into feed_addresses (user_id, since) values (?, ?)
  on conflict (user_id) do update set since = greatest(excluded.since, feed_addresses.since + interval '1 millisecond')
  returning since`;

/** The caller's addresses; null when they have none, or when theirs has ended. */
export async function readFeeds(context: Context): Promise<FeedLinks | null> {
  const { id: userId } = memberOf(context);
  const [row] = await context.database.em.execute<AddressRow[]>(READ, [userId]);
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

/** Whose feed it is, as of this moment. */
export interface FeedMember {
  member: Member;
  /** When what their plan opens changed last. */
  accessChangedAt: Date;
  picksStamp: string | null;
}

type Reading = Pick<Services, 'database' | 'identity' | 'callers' | 'clock'>;

/** The member whose address it is now; null after a new one was made, the password changed, or the account was deleted. */
export async function memberOfFeed(
  { database, identity, callers, clock }: Reading,
  { userId, since }: FeedOwner,
): Promise<FeedMember | null> {
  const [[row], { caller, picksStamp }] = await Promise.all([
    database.em.execute<AddressRow[]>(READ, [userId]),
    callers.read({ uid: userId }),
  ]);
  if (!caller || row?.since.getTime() !== since.getTime()) return null;
  const member = memberOfRow(caller);
  if (endedHere(member, since)) return null;
  // A password that was reset by mail is known to the provider alone; while it is away, its last word counts.
  const ended = await identity.hasEnded(userId, since).catch(() => identity.isKnownEnded(userId, since));
  return ended ? null : { member, picksStamp, accessChangedAt: accessChangedAt(member, row, clock.now()) };
}

interface AddressRow {
  since: Date;
  planChangedAt: Date | null;
}

/** A plan's rows change with it; a trial and a break end by the clock alone. */
function accessChangedAt(
  { createdAt, trialEndsAt, breakEndsAt }: Member,
  { planChangedAt }: AddressRow,
  now: Date,
): Date {
  const moments = [createdAt, planChangedAt, trialEndsAt, breakEndsAt];
  return new Date(Math.max(...moments.map(Number).filter((at) => at <= now.getTime())));
}
