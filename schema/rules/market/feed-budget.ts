import { DAY } from '#schema/rules/time/durations.ts';

/** What a call is for, the most needed first: a close that is missed is lost, a score comes again. */
const FEED_WORK = ['CLOSE', 'SCORES', 'ODDS'] as const;
export type FeedWork = (typeof FEED_WORK)[number];

/** Credits of a month, as the provider reports them. */
export interface Credits {
  remaining: number;
  used: number;
}

/** What a day's work is, counted from the schedule. */
export interface FeedLoad {
  /** Leagues with a game in the next day. */
  leagues: number;
  /** Leagues and minutes at which their games start in a day. */
  closes: number;
  /** Hours of a day in which a league is being played, added up over the leagues. */
  liveHours: number;
  /** Of one call. */
  oddsCost: number;
}

/** Seconds between two rounds of a league; null: none but those before starts. */
export interface FeedPace {
  odds: number | null;
  scores: number | null;
  /** What the month will have cost at its end. */
  monthly: number;
}

/** This share of a month's credits is kept back from odds, and half of it from scores: closes may use all of it. */
const RESERVE = 0.1;
const KEPT_FROM: Record<FeedWork, number> = { CLOSE: 0, SCORES: RESERVE / 2, ODDS: RESERVE };
const STEPS = [60, 120, 300, 600, 1_800, 3_600];
const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3_600;
/** Of a call with the finals of days that are over. */
export const SCORES_COST = 2;
/** Each ten books are paid as one region. */
const BOOKS_OF_A_REGION = 10;
const QUOTED_MARKETS = 3;

/** Credits of one call for the odds of a league. */
export function oddsCost(books: number): number {
  return QUOTED_MARKETS * Math.max(1, Math.ceil(books / BOOKS_OF_A_REGION));
}

/** Whether a call is paid for from these credits. They never fall below zero, whatever the pace is. */
export function mayPay(work: FeedWork, cost: number, { remaining, used }: Credits): boolean {
  return remaining - cost >= KEPT_FROM[work] * (remaining + used);
}

/** The pace at which the credits last until the month ends: closes first, then scores, then odds. */
export function feedPace(credits: Credits, load: FeedLoad, daysLeft: number): FeedPace {
  const days = Math.max(daysLeft, 1 / 24);
  const spendable = Math.max(0, credits.remaining - RESERVE * (credits.remaining + credits.used)) / days;
  const closes = load.closes * load.oddsCost;
  const scoresAt = (step: number) => ((load.liveHours * HOUR_SECONDS) / step) * SCORES_COST;
  const oddsAt = (step: number) => ((load.leagues * DAY_SECONDS) / step) * load.oddsCost;
  const left = spendable - closes;
  const scores = STEPS.find((step) => scoresAt(step) <= left / 2) ?? null;
  const afterScores = left - (scores ? scoresAt(scores) : 0);
  const odds = STEPS.find((step) => oddsAt(step) <= afterScores) ?? null;
  const daily = closes + (scores ? scoresAt(scores) : 0) + (odds ? oddsAt(odds) : 0);
  return { odds, scores, monthly: Math.round(credits.used + daily * days) };
}

/** Credits start again with each month in UTC. */
export function creditDaysLeft(now: Date): number {
  const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
  return (end - now.getTime()) / DAY;
}
