import { counted, thousands } from '#schema/rules/text/numbers.ts';
import { monthName, plainDay } from '#schema/rules/time/eastern-time.ts';
import type { Drawdown } from './drawdown.ts';
import type { Luck } from './luck.ts';
import type { RecordFigures } from './record-figures.ts';
import type { RecordWindow } from './seasons.ts';
import type { Returns } from './yield.ts';

/** Dollars that the example stakes on every pick. */
const STAKE = 100;
/** Where the band of the curve ends: luck alone stays inside it in 95 of 100 records, so each side is 1 in 40. */
const OUTSIDE_THE_BAND = 40;
const ONCE_IN_A_MILLION = 1_000_000;

export interface JudgedRecord {
  figures: Pick<RecordFigures, 'n' | 'flat' | 'luck'>;
  /** Of the same stake on every pick. */
  flatDrawdown: Drawdown | null;
  window: RecordWindow;
  /** The first selected day; null: since the first pick. */
  from: string | null;
  /** The first day with a graded pick. */
  firstDay: string | null;
  to: string;
}

/**
 * What a record claims and whether it is good, in the order in which it is said: money, what other luck would have made of
 * it, what luck alone does. Of a handful of picks a sum of money would say more than it knows, so it comes last.
 */
export function verdictSentences(record: JudgedRecord): [string, ...string[]] {
  const [money, luck] = [moneySentence(record), luckSentence(record.figures)];
  if (!money) return [luck];
  if (record.figures.luck.onceIn === null) return [luck, money];
  return [money, ...rangeSentences(record.figures.flat), luck];
}

/**
 * The record in money: '$100 a pick since July would have made about $9,310 on 1,499 picks. Worst stretch: $2,350 down.' Null
 * without any price.
 */
function moneySentence(record: JudgedRecord): string | null {
  const { flat, n } = record.figures;
  if (flat.units === null) return null;
  const made = flat.units * STAKE;
  const result =
    Math.abs(made) < STAKE / 20
      ? 'would have ended even'
      : `would have ${made > 0 ? 'made' : 'lost'} about ${dollars(made, 10)}`;
  const sentence = `$${STAKE} a pick ${spanText(record)} ${result} on ${counted(n, 'pick')}.`;
  return `${sentence}${worstText(record.flatDrawdown)}`;
}

/**
 * The 95 % interval of the flat yield: 'With better or worse luck: about $1,800 to $16,800, 95 times in 100.' None where too few picks
 * have a price. Where an end of it is a loss, both say which way: '$3,800 down to $3,300 up'.
 */
function rangeSentences({ interval, staked }: Returns): string[] {
  if (!interval) return [];
  const ends = [interval.low, interval.high].map((share) => share * staked * STAKE);
  const isSided = ends.some((end) => end < 0);
  const [low, high] = ends.map((end) => dollars(end, STAKE) + (isSided ? sideOf(end) : ''));
  return [`With better or worse luck: about ${low} to ${high}, 95 times in 100.`];
}

/** What luck alone would have done: 'Pure luck does this well 1 time in 64.' */
export function luckSentence({ luck }: Pick<RecordFigures, 'luck'>): string {
  return luckText(luck) ?? `Too early to judge: ${luck.n} of ${counted(luck.needed, 'pick')}.`;
}

/** Of a loss inside the band no number is said: 'as bad 1 time in 2' sounds damning and says nothing. */
function luckText({ onceIn, direction }: Pick<Luck, 'onceIn' | 'direction'>): string | null {
  if (onceIn === null) return null;
  if (direction === 'LOSS' && onceIn < OUTSIDE_THE_BAND) return 'That is what luck alone looks like.';
  const what = `Pure luck does this ${direction === 'LOSS' ? 'badly' : 'well'}`;
  if (onceIn >= ONCE_IN_A_MILLION) return `${what} less than 1 time in a million.`;
  return `${what} 1 time in ${thousands(onceIn)}.`;
}

const WINDOW_SPANS: Partial<Record<RecordWindow, string>> = {
  SEASON: 'this season',
  DAYS_365: 'in the last 365 days',
  DAYS_90: 'in the last 90 days',
  DAYS_30: 'in the last 30 days',
};

type Span = Pick<JudgedRecord, 'window' | 'from' | 'firstDay' | 'to'>;

/** 'since July'; 'since Nov 2' in the month of the last day; with the year where it is another. */
export function spanText({ window, from, firstDay, to }: Span): string {
  const asked = WINDOW_SPANS[window];
  if (asked) return asked;
  const first = from ?? firstDay ?? to;
  const isThisYear = first.slice(0, 4) === to.slice(0, 4);
  if (from || first.slice(0, 7) === to.slice(0, 7))
    return `since ${isThisYear ? plainDay(first).split(',')[0] : plainDay(first)}`;
  return `since ${monthName(first)}${isThisYear ? '' : ` ${first.slice(0, 4)}`}`;
}

function worstText(fall: Drawdown | null): string {
  return fall && fall.units > 0 ? ` Worst stretch: ${dollars(fall.units * STAKE, 10)} down.` : '';
}

/** Which way an end goes; what is rounded to nothing goes none. */
function sideOf(amount: number): string {
  if (Math.round(amount / STAKE) === 0) return '';
  return amount < 0 ? ' down' : ' up';
}

/** '$9,310', rounded and without a sign, at which a line could break. */
function dollars(amount: number, to: number): string {
  return `$${thousands(Math.round(Math.abs(amount) / to) * to)}`;
}
