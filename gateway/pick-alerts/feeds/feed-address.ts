import type { Context, Services } from '#gateway/auth/context.ts';
import { endedHere, type Member, memberOfRow } from '#gateway/auth/member.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { systemClock } from '#gateway/integrations/clock.ts';
import * as statements from './feed-address.sql.ts';
import { type FeedLinks, type FeedOwner, feedLinks } from './feed-links.ts';

/** The caller's addresses; null when they have none, or when theirs has ended. */
export async function readFeeds(context: Context): Promise<FeedLinks | null> {
  const { id: userId } = memberOf(context);
  const row = await statements.feedOfMember.first(context.database.em, { userId });
  if (!row || !(await memberOfFeed(context, { userId, since: row.since }))) return null;
  return feedLinks({ userId, since: row.since }, context.publicUrl, context.signingKey);
}

/** Makes the caller's addresses. Those they had before end. */
export async function createFeeds(context: Context): Promise<FeedLinks> {
  const { id: userId } = memberOf(context);
  const now = systemClock.now();
  const row = await statements.replaceFeed.first(context.database.em, { userId, now });
  return feedLinks({ userId, since: row?.since ?? now }, context.publicUrl, context.signingKey);
}

/** Ends the caller's addresses, if they have any. */
export async function deleteFeeds(context: Context): Promise<void> {
  await statements.deleteFeedOf.run(context.database.em, { userId: memberOf(context).id });
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
  const [row, { caller, picksStamp }] = await Promise.all([
    statements.feedOfMember.first(database.em, { userId }),
    callers.read({ uid: userId }),
  ]);
  if (!caller || row?.since.getTime() !== since.getTime()) return null;
  const member = memberOfRow(caller);
  if (endedHere(member, since)) return null;
  // A password that was reset by mail is known to the provider alone; while it is away, its last word counts.
  const ended = await identity.hasEnded(userId, since).catch(() => identity.isKnownEnded(userId, since));
  return ended ? null : { member, picksStamp, accessChangedAt: accessChangedAt(member, row, clock.now()) };
}

/** A plan's rows change with it; a trial and a break end by the clock alone. */
function accessChangedAt(
  { createdAt, trialEndsAt, breakEndsAt }: Member,
  { planChangedAt }: statements.FeedOfMemberRow,
  now: Date,
): Date {
  const moments = [createdAt, planChangedAt, trialEndsAt, breakEndsAt];
  return new Date(Math.max(...moments.map(Number).filter((at) => at <= now.getTime())));
}
