import { readBetWords } from '#schema/rules/market/reading/no-bet.ts';
import { otherBet } from '#schema/rules/market/reading/other-bet.ts';
import { isBlank } from '#schema/rules/market/reading/plain-text.ts';
import { linelessMarket } from '#schema/rules/market/reading/price-behind.ts';
import { readPricedLine } from '#schema/rules/market/reading/read-line.ts';
import { isSingleBet, readMarket } from '#schema/rules/market/reading/read-market.ts';
import { readBareOdds, readOdds } from '#schema/rules/market/reading/read-odds.ts';
import type { NamedTeams } from '#schema/rules/market/reading/read-teams.ts';
import { isBareTeam, readWager, type Wager } from '#schema/rules/market/reading/read-wager.ts';
import { knownFrom, type Reading } from '#schema/rules/market/reading/reading.ts';
import { readWholeWager } from '#schema/rules/market/reading/rest-of-words.ts';
import { sideOfLine, sideOfTotal, type TotalSide } from '#schema/rules/market/reading/side-of-total.ts';
import { inFull } from '#schema/rules/market/reading/team-words.ts';
import { readUnnamedSide } from '#schema/rules/market/reading/unnamed-side.ts';
import { readUsualLine, readUsualOdds } from '#schema/rules/market/reading/usual-line.ts';
import {
  oneReadingOf,
  readMarketOfWords,
  readMissingLine,
} from '#schema/rules/market/reading/wager-questions.ts';
import type { League } from './leagues.ts';
import { withListedTotal, withOwnLine } from './listed-line.ts';
import { marketLabel } from './market-label.ts';
import { americanOdds, lineText } from './odds.ts';
import type { PastedLine } from './pasted-line.ts';
import type { Market } from './pick-values.ts';

/** The bet of a pasted line, from the words of its pick and from cells of their own. Undefined where a cell is wrong or open. */
export function pastedWager(pasted: PastedLine, teams: NamedTeams, league?: League): Wager | undefined {
  const { teamOne, teamTwo, line: named } = teams;
  const words = { pick: pasted.cells.pick, teamOne, teamTwo, named, league };
  const bet = pasted.take('pick', readBetWords(pasted.cells.pick));
  const own = withOwnLine(pasted, words);
  const line = own && withListedTotal(own, teams.total);
  if (!line || bet === undefined) return undefined;
  const { cells, take } = line;
  const names = !isBlank(cells.market) && !isSingleBet(cells.market);
  const market = names ? take('market', readMarket(cells.market)) : null;
  if (market === undefined) return undefined;
  const said = market === null ? inWords(line, words, readWholeWager(words)) : inMarket(line, words, market);
  if (!said) return undefined;
  const priced = isBlank(cells.line) ? NOTHING : take('line', readLineCell(cells.line, said, cells.pick));
  const odds = isBlank(cells.odds) ? null : oddsOf(line, [said.odds, priced?.odds]);
  if (!priced || odds === undefined) return undefined;
  const wager = inAgreement(line, said, priced.line, [odds, priced.odds, said.odds]);
  if (!wager || !(otherBet(words) || isUsual(line, wager, league))) return undefined;
  const price = americanOdds(wager.odds ?? 2);
  if (take('odds', readUsualOdds(wager.market, wager.odds), `${wager.market} ${price}`) === undefined)
    return undefined;
  return inSide(line, words, wager);
}

/** Whether games of the league have such a line, or somebody says that it is meant. */
function isUsual({ take }: PastedLine, wager: Wager, league: League | undefined): boolean {
  if (!league) return true;
  return take('line', readUsualLine(league, wager), `${league} ${wager.market} ${wager.line}`) !== undefined;
}

type SidedLine = Pick<PastedLine, 'cells' | 'take'>;

/** The wager with its side, where a cell names the market and the words leave the side open. */
function inSide({ cells, take }: SidedLine, words: Words, wager: Wager): Wager | undefined {
  if (readWager(words).kind === 'QUESTION') return wager;
  const pick = inFull(cells.pick, wager.renamed);
  if (wager.market === 'TOTAL' && sideOfTotal(pick)) return onOneSide({ cells, take }, pick, wager);
  const side = take('pick', readUnnamedSide({ ...words, ...wager, pick }));
  if (!side) return side === null ? wager : undefined;
  return { ...wager, renamed: { ...side, written: cells.pick } };
}

/** The wager on the side that its words, its line and its market name; where these name both, on the one that is meant. */
function onOneSide({ cells, take }: SidedLine, pick: string, wager: Wager): Wager | undefined {
  const named = [sideOfTotal(pick), sideOfLine(cells.line), sideOfTotal(cells.market)];
  const sides = named.filter((side) => side !== null);
  const words = (side: TotalSide) =>
    [side === 'OVER' ? 'Over' : 'Under', wager.line].filter((each) => each !== null).join(' ');
  const place = [cells.pick, cells.line, cells.market].filter((cell) => !isBlank(cell)).join(' / ');
  const side = take('pick', oneReadingOf('side', sides, words), place);
  if (!side || side === sides[0]) return side && wager;
  return { ...wager, renamed: { written: cells.pick, name: words(side) } };
}

const NOTHING = { line: null, odds: null };

type Words = Parameters<typeof readWager>[0];

/** What the words say, with the line behind them where only its own cell has it: 'Celtics' and '-3.5', 'Over' and '220.5'. */
function inWords({ cells, take }: PastedLine, words: Words, alone: Reading<Wager>): Wager | undefined {
  const withLine = isBlank(cells.line)
    ? alone
    : readWholeWager({ ...words, pick: `${words.pick} ${lineBehind(cells)}` });
  const isWhole = alone.kind === 'VALUE' && alone.value.line !== null;
  const hasLine =
    withLine.kind === 'QUESTION' ? !isWhole : withLine.kind === 'VALUE' && withLine.value.line !== null;
  return withLine !== alone && hasLine
    ? take('pick', withLine, `${cells.pick} / ${cells.line}`)
    : take('pick', alone);
}

/** The line as words that have their side go on: 'u220.5' behind 'Under' is 220.5. */
function lineBehind({ pick, line }: PastedLine['cells']): string {
  return sideOfTotal(pick) ? line.replace(/^(?:over|under|[ou])\s?(?=\d)|(?<=\d)[ou]$/i, '') : line;
}

/** What the words say where a cell names the market. */
function inMarket(line: PastedLine, words: Words, market: Market): Wager | undefined {
  const { cells, take } = line;
  const kept = take('pick', readMarketOfWords(words, market));
  if (!kept) return undefined;
  // Words on a part of the game say nothing of the whole one.
  if (kept === 'PROP' || otherBet(words)) return { ...NOTHING, market: kept };
  const isLined = market === 'MONEYLINE' || !isBlank(cells.line);
  const said = inWords(line, words, isLined ? readWager(words) : readWholeWager(words));
  if (!said) return undefined;
  const leavesOpen = said.market === null || (market === 'SPREAD' && isBareTeam(said, cells.pick));
  const markets = [market, leavesOpen ? null : said.market].filter((each) => each !== null);
  const chosen = take(
    'market',
    oneReadingOf('words', markets, marketLabel),
    `${cells.market} / ${cells.pick}`,
  );
  return chosen && { ...said, market: chosen, line: said.market === chosen ? said.line : null };
}

/** A line without a sign has the one that the words give it. 'Over' alone names its market, too. */
function readLineCell(
  cell: string,
  { market, line }: Wager,
  pick: string,
): ReturnType<typeof readPricedLine> {
  return knownFrom(readPricedLine(cell, market ?? linelessMarket(pick)), (read) => read.line === line);
}

/** Odds without a sign have the one after the line. */
function oddsOf(
  { cells, sheet, take }: PastedLine,
  known: readonly (number | null | undefined)[],
): number | undefined {
  const odds = take(
    'odds',
    knownFrom(readOdds(cells.odds), (read) => known.includes(read)),
  );
  return odds === undefined || !sheet.hasSignedOdds ? odds : take('odds', readBareOdds(cells.odds, odds));
}

/** One line and one price from all places that name them. */
function inAgreement(
  { cells, take }: PastedLine,
  said: Wager,
  ownLine: number | null,
  prices: readonly (number | null)[],
): Wager | undefined {
  const { market } = said;
  const lines = [ownLine, said.line].filter((line) => line !== null);
  const textOf = (line: number) => lineText(market ?? 'SPREAD', line);
  const place = `${cells.line} / ${cells.pick}`;
  const line = lines.length === 0 ? null : take('line', oneReadingOf('words', lines, textOf), place);
  const known = prices.filter((price) => price !== null);
  const odds =
    known.length === 0
      ? null
      : take('odds', oneReadingOf('words', known, americanOdds), `${cells.odds} / ${place}`);
  if (line === undefined || odds === undefined) return undefined;
  const named = market ?? (line === null ? linelessMarket(cells.pick) : null);
  const lined = take('pick', readMissingLine({ market: named, line }, cells.pick));
  return lined && { ...said, ...lined, odds };
}
