/** What a feed is asked for. */
export const FEED_KINDS = ['EVENTS', 'SCORES', 'ODDS'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

/** Why a feed gave no answer. */
export const FEED_FAILURES = ['SILENT', 'RATE', 'QUOTA', 'KEY', 'BROKEN'] as const;
export type FeedFailureKind = (typeof FEED_FAILURES)[number];

export const FEED_FAILURE_TEXTS: Record<FeedFailureKind, string> = {
  SILENT: 'The provider of odds does not answer',
  RATE: 'The provider of odds was asked too often',
  QUOTA: 'The credits for odds of this month are used up',
  KEY: 'The provider of odds refuses the key',
  BROKEN: 'The answer of the provider of odds could not be read',
};
