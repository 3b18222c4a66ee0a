import { columnsOf, type RecordOf } from '#gateway/database/record.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { WebhookAttemptEntity, WebhookDeliveryEntity } from './webhook-delivery.entity.ts';
import { WebhookEventEntity } from './webhook-event.entity.ts';

const ATTEMPT = ['at', 'durationMs', 'status', 'failure', 'answer'] as const;

export type AttemptRecord = Pick<RecordOf<typeof WebhookAttemptEntity>, (typeof ATTEMPT)[number]>;

/** One event for one endpoint, as the log shows it. */
export type DeliveryRecord = RecordOf<typeof WebhookDeliveryEntity> &
  Pick<RecordOf<typeof WebhookEventEntity>, (typeof EVENT)[number]>;

const EVENT = ['type', 'subject', 'occursAt'] as const;

/** Deliveries `d` with their event `v`. Append a condition. */
export const DELIVERIES = `
  select ${columnsOf(WebhookDeliveryEntity, { table: 'd' })}, ${columnsOf(WebhookEventEntity, { table: 'v', only: EVENT })}
    from webhook_deliveries d join webhook_events v on v.id = d.event_id`;

/** The newest attempts of many deliveries in one query. Redelivery can make them many. */
export async function attemptsOf(rows: Rows, ids: string[]): Promise<Map<string, AttemptRecord[]>> {
  const found = await rows.execute<(AttemptRecord & { id: string })[]>(
    `select d.id, ${columnsOf(WebhookAttemptEntity, { table: 'a', only: ATTEMPT })}
       from unnest(?::text[]) d(id) cross join lateral
            (select * from webhook_attempts where delivery_id = d.id order by id desc limit 10) a
      order by a.id desc`,
    [`{${ids.join(',')}}`],
  );
  const attempts = new Map(ids.map((id): [string, AttemptRecord[]] => [id, []]));
  for (const { id, ...attempt } of found) attempts.get(id)?.push(attempt);
  return attempts;
}
