import type { Rows } from '#gateway/database/rows.ts';
import * as statements from './delivery-rows.sql.ts';

export type AttemptRecord = Omit<statements.AttemptsOfRow, 'deliveryId'>;

/** One event for one endpoint, as the log shows it. */
export type DeliveryRecord = statements.AllDeliveriesRow;

/** The newest attempts of many deliveries in one query. Redelivery can make them many. */
export async function attemptsOf(rows: Rows, ids: string[]): Promise<Map<string, AttemptRecord[]>> {
  const found = await statements.attemptsOf.all(rows, { ids });
  const attempts = new Map(ids.map((id): [string, AttemptRecord[]] => [id, []]));
  for (const { deliveryId, ...attempt } of found) attempts.get(deliveryId)?.push(attempt);
  return attempts;
}
