import type { Context } from '#gateway/auth/context.ts';
import { columnsOf } from '#gateway/database/record.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { PRICE_MOMENTS } from '#schema/rules/stats/price-moments.ts';
import type { GameScoreType, PickPriceType } from '#schema/types/picks/price.type.ts';
import { GameScoreEntity, PickPriceEntity } from './figures.entity.ts';

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

const OF_PICKS = 'where pick_id in (select json_array_elements_text(?::json))';

/** Prices in the order of their moments, and scores, by pick. */
export async function readPrices(rows: Rows, pickIds: readonly string[]): Found {
  const ids = [JSON.stringify(pickIds)];
  const prices = await rows.execute<(PickPriceType & { pickId: string })[]>(
    `select ${columnsOf(PickPriceEntity)} from pick_prices ${OF_PICKS}`,
    ids,
  );
  const scores = await rows.execute<(GameScoreType & { pickId: string })[]>(
    `select ${columnsOf(GameScoreEntity)} from game_scores ${OF_PICKS}`,
    ids,
  );
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
