import type { Rows } from '#gateway/database/rows.ts';
import type { CellProblem } from '#schema/rules/market/reading/questions.ts';
import { gameText } from '#schema/rules/picks/game-text.ts';
import {
  MAX_PRICE_ROWS,
  type PriceEntry,
  priceProblem,
  type ScoreEntry,
  scoreProblem,
} from '#schema/rules/picks/prices.ts';
import type { PriceChangeType } from '#schema/types/picks/price.type.ts';
import { otherScores } from './one-score.ts';
import * as statements from './prices-of.sql.ts';
import { readPrices } from './prices-of.ts';

export interface GivenPrices {
  prices: readonly (PriceEntry & { row: number })[];
  scores: readonly (ScoreEntry & { row: number })[];
  /** Rows that cannot be read: their picks are checked all the same, so that one answer names every fault. */
  wrong?: readonly { row: number; pickId: string }[];
}

/** What writing prices and scores would change, and what forbids it. */
export interface ComparedPrices {
  changes: PriceChangeType[];
  unchanged: number;
  problems: CellProblem[];
  /** Those that change something. */
  prices: PriceEntry[];
  scores: ScoreEntry[];
}

/** A pick that prices are written for. */
export type PickRow = statements.PicksToPriceRow;

/** Compares what is given with what is stored. */
export async function comparePrices(
  rows: Rows,
  { prices, scores, wrong = [] }: GivenPrices,
  now: Date,
): Promise<ComparedPrices> {
  const plan: ComparedPrices = { changes: [], unchanged: 0, problems: [], prices: [], scores: [] };
  if (prices.length + scores.length > 2 * MAX_PRICE_ROWS) {
    const reason = `At most ${MAX_PRICE_ROWS} prices and scores are written at once`;
    plan.problems.push({ row: 1, column: null, reason });
    return plan;
  }
  const ids = [...new Set([...prices, ...scores, ...wrong].map(({ pickId }) => pickId))];
  const picks = await pricedPicksOf(rows, ids);
  const standing = await readPrices(rows, ids);
  const seen = new Map<string, number>();
  const take = <Entry extends { pickId: string; row: number }>(
    entry: Entry,
    what: string,
    wrong: string | null,
    { before, after, ...prices }: Change,
  ): boolean => {
    const pick = picks.get(entry.pickId);
    const first = seen.get(`${what} ${entry.pickId}`);
    const reason =
      wrong ??
      pickProblem(pick, what, now) ??
      (first === undefined ? null : `Row ${first} has one of this pick, too: leave one out`);
    seen.set(`${what} ${entry.pickId}`, entry.row);
    const column = wrong === null ? 'pick' : null;
    if (reason || !pick) plan.problems.push({ row: entry.row, column, reason: reason ?? '' });
    else if (before === after) plan.unchanged += 1;
    else {
      const moment = what === 'SCORE' ? null : (what as PriceEntry['moment']);
      const { id: pickId, pick: selection, market, odds: postedOdds } = pick;
      const about = { row: entry.row, pickId, game: gameText(pick), selection, market, postedOdds };
      plan.changes.push({ ...about, moment, before, after, ...prices });
      return true;
    }
    return false;
  };
  for (const price of prices) {
    const stood = standing.get(price.pickId)?.prices.find(({ moment }) => moment === price.moment);
    if (take(price, price.moment, priceProblem(price), changeOfPrice(stood, price))) plan.prices.push(price);
  }
  const clashes = otherScores(scores, picks);
  for (const score of scores) {
    const stood = standing.get(score.pickId)?.score;
    const wrong = scoreProblem(score) ?? clashes.get(score.row) ?? null;
    const texts = { before: stood ? scoreText(stood) : null, after: scoreText(score) };
    if (take(score, 'SCORE', wrong, { ...texts, priceBefore: null, priceAfter: null }))
      plan.scores.push(score);
  }
  for (const { row, pickId } of wrong) {
    const reason = pickProblem(picks.get(pickId), 'PRICE', now);
    if (reason) plan.problems.push({ row, column: 'pick', reason });
  }
  plan.problems.sort((one, other) => one.row - other.row);
  return plan;
}

function pickProblem(pick: PickRow | undefined, what: string, now: Date): string | null {
  if (!pick) return 'No pick has this id';
  if (pick.status === 'DRAFT') return 'The pick is a draft: post it first';
  return what === 'SCORE' && pick.startsAt > now ? 'The game has not started' : null;
}

type Change = Pick<PriceChangeType, 'before' | 'after' | 'priceBefore' | 'priceAfter'>;
type Price = Omit<PriceEntry, 'pickId' | 'moment'>;

function changeOfPrice(before: Price | undefined, after: Price): Change {
  return {
    ...{ before: before ? priceText(before) : null, after: priceText(after) },
    ...{ priceBefore: before ? wholePrice(before) : null, priceAfter: wholePrice(after) },
  };
}

function wholePrice({ book = null, line = null, odds, oddsOther = null }: Price) {
  return { book, line, odds, oddsOther };
}

/** '-3.5 at 1.91 (other side 1.95), DraftKings' */
function priceText({ book, line, odds, oddsOther }: Price): string {
  const price = [line ?? null, line == null ? String(odds) : `at ${odds}`]
    .filter((part) => part !== null)
    .join(' ');
  const other = oddsOther == null ? '' : ` (other side ${oddsOther})`;
  return `${price}${other}${book ? `, ${book}` : ''}`;
}

function scoreText({ one, two, source }: Omit<ScoreEntry, 'pickId'>): string {
  return `${one}–${two}${source ? `, ${source}` : ''}`;
}

/** The picks that are named, by id. */
export async function pricedPicksOf(rows: Rows, ids: readonly string[]): Promise<Map<string, PickRow>> {
  const found = await statements.picksToPrice.all(rows, { ids });
  return new Map(found.map((pick) => [pick.id, pick]));
}
