import type { Rows } from '#gateway/database/rows.ts';
import type { PricedPick } from '#schema/rules/market/due-prices.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { PRICED_PICK } from './priced-picks.ts';

export interface MissedClose extends PricedPick {
  id: string;
  league: League;
  providerIds: string[];
}

/** The picks whose games started in a span of time and that have no close but an early one, though their market is quoted. */
export function missedCloses(rows: Rows, from: Date, until: Date): Promise<MissedClose[]> {
  return rows.execute<MissedClose[]>(
    `select ${PRICED_PICK}, g.league,
            array(select i.id from game_ids i where i.game_id = g.id) as "providerIds"
       from games g join pick_games l on l.game_id = g.id
       join picks p on p.id = l.pick_id and p.status = 'PUBLISHED' and p.market in ('MONEYLINE', 'SPREAD', 'TOTAL')
      where g.starts_at between ? and ? and g.status in ('SCHEDULED', 'LIVE', 'FINAL')
        and not exists (select from pick_prices c where c.pick_id = p.id and c.moment = 'CLOSE'
                           and c.at >= g.starts_at - rules_close_within())`,
    [from, until],
  );
}
