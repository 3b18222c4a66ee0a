import { isSigned, signedLink, tokenOf } from '#gateway/mail/signed-link.ts';

/** Whose feed, and since when the address is theirs. */
export interface FeedOwner {
  userId: string;
  since: Date;
}

export interface FeedLinks {
  calendarUrl: string;
  rssUrl: string;
}

export const CALENDAR_PATH = '/feeds/picks.ics';
export const RSS_PATH = '/feeds/picks.xml';

const purposeOf = (since: string) => `feed of picks since ${since}`;

/** The member's addresses. Who has one reads the feed, without a sign-in. */
export function feedLinks({ userId, since }: FeedOwner, publicUrl: string, signingKey: string): FeedLinks {
  const moment = String(since.getTime());
  const link = (path: string) =>
    `${signedLink(`${publicUrl}${path}`, userId, purposeOf(moment), signingKey)}&since=${moment}`;
  return { calendarUrl: link(CALENDAR_PATH), rssUrl: link(RSS_PATH) };
}

/** Whose an address says it is; null for an invented or changed one. */
export function feedOwner(query: Record<string, unknown>, signingKey: string): FeedOwner | null {
  const token = tokenOf(query);
  const since = String(query.since);
  if (!token || !/^\d{1,15}$/.test(since) || !isSigned(token, purposeOf(since), signingKey)) return null;
  return { userId: token.member, since: new Date(Number(since)) };
}
