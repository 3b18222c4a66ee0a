import type pg from 'pg';
import { easternInstant } from '#schema/rules/time/eastern-time.ts';
import type { DemoPick } from './demo-pick.ts';
import { isOfPlan } from './schedule.ts';

const HOUR_MS = 3_600_000;
/** A pick that the demo's admin has posted through the API bears its name as the id of the request (operator.ts). */
export const NAME = 'coalesce(request_id, id)';

/** Prices and scores of a day, in the evening before its results. What an admin has entered stays. */
export async function enterPrices(client: pg.Client, picks: readonly DemoPick[]): Promise<void> {
  if (picks.length === 0) return;
  const prices = picks.flatMap(({ id, tier, book, day, time, prices: all }) =>
    all
      .filter(({ moment }) => isOfPlan(moment, tier))
      .map((price) => ({
        ...{ pick_id: id, moment: price.moment, at: easternInstant(day, time), book },
        ...{ line: price.line, odds: price.odds, odds_other: price.oddsOther },
      })),
  );
  await client.query(
    `insert into pick_prices (pick_id, moment, at, book, line, odds, odds_other)
     select picks.id, moment, entered.at, entered.book, entered.line, entered.odds, odds_other
       from jsonb_populate_recordset(null::pick_prices, $1::jsonb) entered join picks on ${NAME} = pick_id
      where picks.result = 'PENDING' and (entered.moment not like 'OPENED%' or picks.release_at is not null) on conflict do nothing`,
    [JSON.stringify(prices)],
  );
  const scores = picks.map(({ id, score, day, time }) => ({
    ...{ pick_id: id, at: new Date(easternInstant(day, time).getTime() + 3 * HOUR_MS) },
    ...{ ...score, source: 'Official box score' },
  }));
  await client.query(
    `insert into game_scores (pick_id, at, one, two, source)
     select picks.id, at, one, two, source
       from jsonb_populate_recordset(null::game_scores, $1::jsonb) entered join picks on ${NAME} = pick_id
      where picks.result = 'PENDING' on conflict do nothing`,
    [JSON.stringify(scores)],
  );
}
