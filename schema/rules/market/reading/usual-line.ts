import type { League } from '#schema/rules/picks/leagues.ts';
import { marketLabel } from '#schema/rules/picks/market-label.ts';
import { americanOdds, lineText } from '#schema/rules/picks/odds.ts';
import type { Market } from '#schema/rules/picks/pick-values.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import { question, type Reading, value } from './reading.ts';

interface LinedMarket {
  market: Market | null;
  line: number | null;
}

/** Beyond these a line is most often that of another market or of a part of the game. */
const USUAL: Record<League, { spread: number; total: readonly [least: number, most: number] }> = {
  NFL: { spread: 30, total: [25, 75] },
  NCAAF: { spread: 65, total: [20, 100] },
  NBA: { spread: 30, total: [170, 290] },
  NCAAB: { spread: 55, total: [90, 210] },
  MLB: { spread: 5, total: [4, 18] },
  NHL: { spread: 5, total: [3, 11] },
};

/** −400 and +250: a line of a spread or a total is chosen so that its price is between. */
const USUAL_ODDS = { least: 1.25, most: 3.5 };

/** The price of a spread or a total as books have them; any other is asked about. */
export function readUsualOdds(market: Market | null, odds: number | null): Reading<number | null> {
  const isLined = market === 'SPREAD' || market === 'TOTAL';
  if (!isLined || odds === null || (odds >= USUAL_ODDS.least && odds <= USUAL_ODDS.most)) return value(odds);
  const own = withMinus(americanOdds(odds));
  return question(
    'far',
    `${own} is far from the price of a ${marketLabel(market).toLowerCase()}. Is it meant?`,
    [{ key: 'written', label: `${own}, as written`, value: odds }],
  );
}

/** A line as games of the league have it; any other is asked about. */
export function readUsualLine(league: League, { market, line }: LinedMarket): Reading<number | null> {
  if (line === null || (market !== 'SPREAD' && market !== 'TOTAL')) return value(line);
  const { spread, total } = USUAL[league];
  const [least, most] = market === 'SPREAD' ? [-spread, spread] : total;
  if (line >= least && line <= most) return value(line);
  const written = { key: 'written', label: `${withMinus(lineText(market, line))}, as written`, value: line };
  const asks = `${withMinus(lineText(market, line))} is far from any ${marketLabel(market).toLowerCase()} of ${league}. Is it meant?`;
  return question('far', asks, [written]);
}
