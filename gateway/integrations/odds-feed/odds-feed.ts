import type { FeedFailureKind, FeedFault } from '#schema/rules/market/feed-names.ts';
import type { GameScore, QuoteMarket } from '#schema/rules/market/quotes.ts';
import type { League } from '#schema/rules/picks/leagues.ts';

/** Why a round did not come. Tried again at `retryAt`, and not before. */
export interface FeedFailure {
  kind: FeedFailureKind;
  retryAt: Date;
  /** For the log: what exactly was wrong, where that is known. */
  reason?: string;
}

/** What the provider reports with each answer; counted from the start of the month. */
export interface FeedCredits {
  remaining: number;
  used: number;
}

/** A game as the provider names it. */
export interface FeedGame {
  id: string;
  startsAt: Date;
  away: string;
  home: string;
}

/** A book's main line in one market. Side one is the away team or the over. Odds are decimal. */
export interface FeedQuote {
  /** The name that people read: DraftKings. */
  book: string;
  /** The provider's name for it: draftkings. */
  key: string;
  market: QuoteMarket;
  /** Of side one; null for a moneyline. */
  line: number | null;
  one: number;
  two: number;
  draw: number | null;
  /** When the provider last looked at the book; never later than the round. */
  at: Date;
}

export interface FeedOdds extends FeedGame {
  quotes: FeedQuote[];
}

export interface FeedScore extends FeedGame {
  /** Null until the game has begun. */
  score: GameScore | null;
  isFinal: boolean;
}

/** Something of an answer that could not be read, with the id of its game where that could. */
export interface FeedDrop {
  fault: FeedFault;
  id: string | null;
}

/** One answer of the provider, checked game by game. */
export interface Round<Game extends FeedGame> {
  kind: 'ROUND';
  /** When it was asked; of history, the moment it tells of. */
  at: Date;
  games: Game[];
  dropped: readonly FeedDrop[];
  credits: FeedCredits | null;
  /** SHA-256 of the body, so that a round can be compared with another. */
  hash: string;
}

export interface FeedRequest {
  league: League;
  /** How often in a row it has failed: the wait grows with it. */
  failures?: number;
}

/** The provider of games, odds and scores. Failures are values: nothing that goes wrong outside is thrown. */
export interface OddsFeed {
  /** Named as the source of scores. */
  name: string;
  /** The book at which closes are taken, in the provider's words; null: the pick's own. */
  reference: string | null;
  /** The provider's names of the books that are requested. */
  books: readonly string[];
  schedule(request: FeedRequest): Promise<Round<FeedGame> | FeedFailure>;
  odds(request: FeedRequest): Promise<Round<FeedOdds> | FeedFailure>;
  scores(request: FeedRequest): Promise<Round<FeedScore> | FeedFailure>;
  /** The odds as they were at a moment. */
  history(request: FeedRequest & { at: Date }): Promise<Round<FeedOdds> | FeedFailure>;
}
