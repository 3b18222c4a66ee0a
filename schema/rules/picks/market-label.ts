import type { League } from './leagues.ts';
import type { Market } from './pick-values.ts';

const MARKET_LABELS: Record<Market, string> = {
  MONEYLINE: 'Moneyline',
  SPREAD: 'Spread',
  TOTAL: 'Total',
  PROP: 'Prop',
};

/** What a spread of a run or a goal is called where it is played. */
const SPREAD_LABELS: Partial<Record<League, string>> = { MLB: 'Run line', NHL: 'Puck line' };

/** The market's name; for picks of one league, the one that is said there. */
export function marketLabel(market: Market, league?: League | null): string {
  return (market === 'SPREAD' && league && SPREAD_LABELS[league]) || MARKET_LABELS[market];
}
