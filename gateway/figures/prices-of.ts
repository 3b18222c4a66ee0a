import type { Context } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { PRICE_MOMENTS } from '#schema/rules/stats/price-moments.ts';
import type { GameScoreType, PickPriceType } from '#schema/types/picks/price.type.ts';
import * as statements from './prices-of.sql.ts';

interface Priced {
  prices: PickPriceType[];
  score: GameScoreType | null;
}

type Found = Promise<Map<string, Priced>>;

const waiting = new WeakMap<Context, { ids: Set<string>; found: Found }>();

/** Prices and score of a pick; those of all picks of one request are read at once. */
export async function notedPricesOf(context: Context, pickId: string): Promise<Priced> {
  const batch = waiting.get(context) ?? newBatch(context);
  batch.ids.add(pickId);
  return (await batch.found).get(pickId) ?? { prices: [], score: null };
}

function newBatch(context: Context) {
  const ids = new Set<string>();
  const found = Promise.resolve().then(() => {
    waiting.delete(context);
    return readPrices(context.database.em, [...ids]);
  });
  const batch = { ids, found };
  waiting.set(context, batch);
  return batch;
}

/** Prices in the order of their moments, and scores, by pick. */
export async function readPrices(rows: Rows, pickIds: readonly string[]): Found {
  const prices = await statements.pricesOfPicks.all(rows, { pickIds });
  const scores = await statements.scoresOfPicks.all(rows, { pickIds });
  const order = ({ moment }: PickPriceType) => PRICE_MOMENTS.indexOf(moment);
  return new Map(
    pickIds.map((id) => [
      id,
      {
        prices: prices.filter(({ pickId }) => pickId === id).sort((one, other) => order(one) - order(other)),
        score: scores.find(({ pickId }) => pickId === id) ?? null,
      },
    ]),
  );
}
