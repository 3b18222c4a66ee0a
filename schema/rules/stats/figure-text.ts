import { type Tier, tierLabel } from '#schema/rules/access/tiers.ts';
import { recordText } from '#schema/rules/picks/day-summary.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { marketLabel } from '#schema/rules/picks/market-label.ts';
import type { Market } from '#schema/rules/picks/pick-values.ts';
import { counted, percentText, signedPercentText } from '#schema/rules/text/numbers.ts';
import { unitsSize, unitsText } from '#schema/rules/text/units-text.ts';
import { plainDay, plainMonth } from '#schema/rules/time/eastern-time.ts';
import type { ClosingLineValue } from './clv.ts';
import type { Drawdown } from './drawdown.ts';
import type { HitRate } from './hit-rate.ts';
import type { Interval } from './interval.ts';
import { type OddsBand, oddsBandLabel } from './odds-bands.ts';
import type { RecordFigures } from './record-figures.ts';
import { shortfallText } from './samples.ts';
import type { RecordWindow } from './seasons.ts';
import type { Dimension } from './slices.ts';
import type { Returns } from './yield.ts';

/** A figure as it is shown: its value, and under it its sample and uncertainty. */
export interface FigureText {
  value: string;
  note: string;
  tone?: 'win' | 'loss';
}

export const WINDOW_LABELS: Record<RecordWindow, string> = {
  ALL: 'All time',
  SEASON: 'This season',
  DAYS_365: 'Last 365 days',
  DAYS_90: 'Last 90 days',
  DAYS_30: 'Last 30 days',
};

export const DIMENSION_LABELS: Record<Dimension, string> = {
  LEAGUE: 'League',
  MARKET: 'Market',
  ANALYST: 'Analyst',
  PLAN: 'Plan',
  TIER: 'Tier',
  BAND: 'Odds',
  WEEKDAY: 'Weekday',
  MONTH: 'Month',
  SEASON: 'Season',
};

/** A slice by its name: 'Moneyline', '-125 to +109', 'Without an analyst'. `league`: all of its picks are of that one. */
export function sliceName(dimension: Dimension, name: string, league?: League | null): string {
  if (name === '') return dimension === 'ANALYST' ? 'Without an analyst' : 'Without a market';
  if (dimension === 'MARKET') return marketLabel(name as Market, league);
  if (dimension === 'PLAN' || dimension === 'TIER') return tierLabel(name as Tier);
  if (dimension === 'MONTH') return plainMonth(name);
  return dimension === 'BAND' ? oddsBandLabel(name as OddsBand) : name;
}

type Counts = Pick<RecordFigures, 'wins' | 'losses' | 'pushes' | 'n'>;

export function recordFigure(counts: Counts): FigureText {
  return { value: recordText(counts), note: counted(counts.n, 'graded pick') };
}

export function unitsFigure(returns: Returns): FigureText {
  const { units, staked } = returns;
  if (units === null) return { value: '–', note: 'No graded pick with odds' };
  return {
    value: unitsText(units),
    note: `${unitsSize(staked)} units staked`,
    ...toneOf(units),
  };
}

export function yieldFigure(returns: Returns): FigureText {
  const shortfall = shortfallText(returns);
  if (shortfall || returns.yield === null)
    return { value: '–', note: shortfall ?? 'No graded pick with odds' };
  return {
    value: signedPercentText(returns.yield),
    note: signedRange(returns.interval),
    ...toneOf(returns.yield),
  };
}

export function hitRateFigure(rate: HitRate): FigureText {
  const shortfall = shortfallText(rate);
  if (shortfall || rate.value === null || !rate.interval) return { value: '–', note: shortfall ?? '' };
  const range = `95% range: ${percentText(rate.interval.low)} to ${percentText(rate.interval.high)}`;
  const asked = rate.breakEven === null ? '' : `. Break-even: ${percentText(rate.breakEven)}`;
  return { value: percentText(rate.value), note: `${range}${asked}` };
}

export function closingFigure(closing: ClosingLineValue): FigureText {
  const shortfall = shortfallText(closing);
  if (closing.n === 0) return { value: '–', note: 'No closing prices are known' };
  if (shortfall || closing.value === null) return { value: '–', note: shortfall ?? '' };
  return {
    value: signedPercentText(closing.value),
    note: `${signedRange(closing.interval)}, ${counted(closing.n, 'pick')} with both closing prices`,
    ...toneOf(closing.value),
  };
}

export function drawdownFigure(fall: Drawdown | null): FigureText {
  if (!fall?.from || !fall.to) return { value: unitsText(0), note: 'It never fell' };
  const recovered = fall.recovered ? `, recovered by ${plainDay(fall.recovered)}` : ', not recovered yet';
  return {
    value: unitsText(-fall.units),
    note: `${plainDay(fall.from)} to ${plainDay(fall.to)}${recovered}`,
  };
}

/** What is not counted, what was not opened, and what counts at another price; null where there is none. */
export function besideText({ voids, late, withdrawn, overdue, asPosted }: RecordFigures): string | null {
  const notCounted = [
    ...(voids ? [`${voids} void`] : []),
    ...(withdrawn ? [`${withdrawn} withdrawn`] : []),
    ...(late ? [`${late} posted late`] : []),
  ];
  const sentences = [
    ...(notCounted.length > 0 ? [`Not counted: ${notCounted.join(', ')}.`] : []),
    ...(overdue ? [`${overdue} not opened in time, lost at the maximum stake.`] : []),
    ...(asPosted
      ? [`${counted(asPosted, 'pick')} at the price of posting, because the plan's is not known.`]
      : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : null;
}

function signedRange(interval: Interval | null): string {
  return interval
    ? `95% range: ${signedPercentText(interval.low)} to ${signedPercentText(interval.high)}`
    : '';
}

function toneOf(value: number): { tone?: 'win' | 'loss' } {
  if (value === 0) return {};
  return { tone: value > 0 ? 'win' : 'loss' };
}
