import { isBlank } from '#schema/rules/market/reading/plain-text.ts';
import { type CellProblem, type SheetQuestion, SheetReader } from '#schema/rules/market/reading/questions.ts';
import { readPricedLine } from '#schema/rules/market/reading/read-line.ts';
import { readOdds } from '#schema/rules/market/reading/read-odds.ts';
import { knownFrom, question, type Reading, refusal, value } from '#schema/rules/market/reading/reading.ts';
import { otherSide, sideOfLine, sideOfTotal } from '#schema/rules/market/reading/side-of-total.ts';
import { oneReadingOf } from '#schema/rules/market/reading/wager-questions.ts';
import { isPriceMoment, PRICE_MOMENTS, type PriceMoment } from '#schema/rules/stats/price-moments.ts';
import type { MatchedRow } from '#schema/rules/text/table/matched-rows.ts';
import { readSheet, type SaidOfSheet, type Sheet } from '#schema/rules/text/table/sheet.ts';
import { otherKind } from './kind-of-sheet.ts';
import { titleProblems } from './notes-of-sheet.ts';
import { americanOdds } from './odds.ts';
import { KNOWN_PRICE_COLUMNS, type PriceColumn } from './price-columns.ts';
import { fitPrice, type PricedPick } from './price-fit.ts';
import { MAX_PRICE_ROWS, type PriceEntry, priceProblem, type ScoreEntry, scoreProblem } from './prices.ts';

export type PriceSheet = Sheet<PriceColumn>;

interface PriceFile {
  prices: (PriceEntry & { row: number })[];
  scores: (ScoreEntry & { row: number })[];
  /** Every fault; a line may have several. */
  problems: CellProblem[];
  questions: SheetQuestion[];
  /** The lines that are in neither list because of a fault, with the pick that they name. */
  wrong: { row: number; pickId: string }[];
}

/** A file of prices and scores by its columns. The picks that its lines name are to be found before its cells are read. */
export function priceSheet(text: string, said: SaidOfSheet): PriceSheet {
  const wanted = { known: KNOWN_PRICE_COLUMNS, required: [['pick']], most: MAX_PRICE_ROWS };
  const sheet = readSheet(text, wanted, said);
  const isUnread = sheet.rows.length === 0 && sheet.problems.length > 0 && !said.columns?.length;
  const reason = isUnread ? otherKind(text, 'PRICES') : null;
  const titles = titleProblems(sheet.leftOut, said.leaveOut);
  return { ...sheet, problems: reason ? [{ row: 1, column: null, reason }] : [...sheet.problems, ...titles] };
}

/** The prices and scores of a file, and what is wrong or not certain, line by line. A price is read as one of its pick's market. */
export function pricesIn(
  sheet: PriceSheet,
  picks: ReadonlyMap<string, PricedPick>,
  { answers = [] }: SaidOfSheet,
): PriceFile {
  const reader = new SheetReader(answers);
  const file: PriceFile = { prices: [], scores: [], wrong: [], problems: [], questions: [] };
  for (const line of sheet.rows) takeLine(file, reader, line, picks.get(line.cells.pick) ?? UNKNOWN);
  const inFile = <Place extends { column: string | null }>(place: Place) => ({
    ...place,
    column: place.column && sheet.nameOf(place.column),
  });
  return {
    ...file,
    problems: [...sheet.problems, ...reader.problems.map(inFile)],
    questions: reader.questions.map(inFile),
  };
}

const UNKNOWN: PricedPick = { pick: null, market: null, line: null, odds: null };

/** Adds what a line holds, or everything that is wrong with it. A line without price and score has not been filled in. */
function takeLine(
  file: PriceFile,
  reader: SheetReader,
  line: MatchedRow<PriceColumn>,
  pick: PricedPick,
): void {
  const { row, cells } = line;
  const hasPrice = [cells.odds, cells.odds_other, cells.line, cells.book].some((cell) => !isBlank(cell));
  const hasScore = [cells.score_one, cells.score_two, cells.source].some((cell) => !isBlank(cell));
  if (cells.pick && !hasPrice && !hasScore) return;
  const pickId = reader.take(
    row,
    'pick',
    cells.pick,
    cells.pick ? value(cells.pick) : refusal('', 'write the id of a pick'),
  );
  const price = hasPrice ? priceOf(reader, line, pick) : null;
  const score = hasScore ? scoreOf(reader, line) : null;
  if (pickId && price) file.prices.push(price);
  if (pickId && score) file.scores.push(score);
  if (pickId && (price === undefined || score === undefined)) file.wrong.push({ row, pickId });
}

function priceOf(reader: SheetReader, { row, cells }: MatchedRow<PriceColumn>, pick: PricedPick) {
  const take = <Value>(column: PriceColumn, read: (text: string) => Reading<Value>) =>
    reader.take(row, column, cells[column], read(cells[column]));
  const moment = take('moment', readMoment);
  const line = isBlank(cells.line)
    ? { line: null, odds: null }
    : take('line', (text) => readPricedLine(text, pick.market));
  const side = reader.take(row, 'line', `${cells.pick} ${cells.line}`, readOwnSide(cells.line, pick));
  const odds = oddsOf(reader, row, cells, line?.odds ?? null);
  const oddsOther = isBlank(cells.odds_other) ? null : take('odds_other', readOdds);
  if (!moment || !line || !side || odds === undefined || oddsOther === undefined) return undefined;
  const price = {
    row,
    pickId: cells.pick,
    moment,
    book: cells.book || null,
    line: line.line,
    odds,
    oddsOther,
  };
  const reason = priceProblem(price);
  if (reason) return void reader.problems.push({ row, column: null, reason });
  return fitPrice(reader, { row, price, pick });
}

/** The odds of their own cell or those behind the line; where these are two prices, the one that is meant. */
function oddsOf(
  reader: SheetReader,
  row: number,
  cells: MatchedRow<PriceColumn>['cells'],
  behind: number | null,
): number | undefined {
  if (isBlank(cells.odds) && behind !== null) return behind;
  const own = knownFrom(readOdds(cells.odds), (odds) => odds === behind);
  const odds = reader.take(row, 'odds', cells.odds, own);
  if (odds === undefined || behind === null) return odds;
  const both = oneReadingOf('words', [odds, behind], americanOdds);
  return reader.take(row, 'odds', `${cells.odds} / ${cells.line}`, both);
}

/** Whether the price is of the pick's side of a total: its line may name the other one. */
function readOwnSide(line: string, { market, pick }: PricedPick): Reading<true> {
  const own = market === 'TOTAL' && pick ? sideOfTotal(pick) : null;
  if (!own || sideOfLine(line) !== otherSide(own)) return value(true);
  const [side, other] = [own, otherSide(own)].map((each) => each.toLowerCase());
  return question(
    'side',
    `The pick is ${pick}, and this line names the ${other}. Is the price of the ${side}?`,
    [{ key: 'own', label: `Of the ${side}, as the pick`, value: true }],
  );
}

function readMoment(text: string): Reading<PriceMoment> {
  const moment = text
    .trim()
    .toUpperCase()
    .replaceAll(' ', '_')
    .replace(/^CLOS(?:ED|ING)$/, 'CLOSE');
  const [last, ...others] = PRICE_MOMENTS.toReversed();
  return isPriceMoment(moment)
    ? value(moment)
    : refusal(text, `write ${others.reverse().join(', ')} or ${last}`);
}

function scoreOf(reader: SheetReader, { row, cells }: MatchedRow<PriceColumn>) {
  const score = {
    ...{ row, pickId: cells.pick, source: cells.source || null },
    ...{ one: wholeOf(cells.score_one), two: wholeOf(cells.score_two) },
  };
  const reason = scoreProblem(score);
  if (reason)
    return void reader.problems.push({
      row,
      column: 'score_one',
      reason: `and its other: ${reason}; write 24 and 20`,
    });
  return score;
}

/** Spreadsheets write 24 as 24.0. */
function wholeOf(text: string): number {
  return /^\d+(\.0+)?$/.test(text) ? Number(text) : Number.NaN;
}
