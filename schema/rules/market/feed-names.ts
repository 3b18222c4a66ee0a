import { counted } from '#schema/rules/text/numbers.ts';

/** What is requested of a feed. */
export const FEED_KINDS = ['EVENTS', 'SCORES', 'ODDS'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

/** What an answer has, in a sentence. */
export const FEED_ANSWERS: Record<FeedKind, string> = { EVENTS: 'games', SCORES: 'scores', ODDS: 'odds' };

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

/**
 * What of an answer could not be read. START: no date-time, or years away. TEAM: a name that cannot be kept or compared, or one for
 * both sides. LEAGUE: another league's key. TWICE: an id that is listed again. TAKEN: an id of another game, or of these teams
 * exchanged. FUTURE: a book that was seen more than a minute after the answer. GAME, BOOK and MARKET: another form, or a market
 * twice.
 */
export const FEED_FAULTS = [
  ...(['GAME', 'START', 'TEAM', 'LEAGUE', 'TWICE', 'TAKEN', 'BOOK', 'FUTURE', 'MARKET'] as const),
] as const;
export type FeedFault = (typeof FEED_FAULTS)[number];

const FAULT_TEXTS: Record<FeedFault, [what: string, why: string]> = {
  GAME: ['game', 'in a form that is not known'],
  START: ['game', 'without a believable start'],
  TEAM: ['game', 'without two teams that can be told apart'],
  LEAGUE: ['game', 'of another league'],
  TWICE: ['game', 'listed twice'],
  TAKEN: ['game', 'under the id of another game'],
  BOOK: ['book', 'in a form that is not known'],
  FUTURE: ['book', 'seen in the future'],
  MARKET: ['market', 'in a form that is not known'],
};

/** How often a fault was found. */
export interface FaultCount {
  fault: FeedFault;
  count: number;
}

export function faultCounts(faults: readonly FeedFault[]): FaultCount[] {
  return FEED_FAULTS.map((fault) => ({
    fault,
    count: faults.filter((found) => found === fault).length,
  })).filter(({ count }) => count > 0);
}

/** '2 games without a believable start, 1 book seen in the future' */
export function faultsText(counts: readonly FaultCount[]): string {
  return counts
    .map(({ fault, count }) => `${counted(count, FAULT_TEXTS[fault][0])} ${FAULT_TEXTS[fault][1]}`)
    .join(', ');
}
