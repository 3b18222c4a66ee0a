import type { Rows } from '#gateway/database/rows.ts';
import type { WebhookDeliveryState, WebhookEventType } from '#schema/rules/webhook-values.ts';

export interface AttemptRecord {
  at: Date;
  durationMs: number;
  status: number | null;
  failure: string | null;
  answer: string | null;
}

/** A line of the log: one event for one endpoint. */
export interface DeliveryRecord {
  id: string;
  endpointId: string;
  eventId: string;
  type: WebhookEventType;
  subject: string;
  occursAt: Date;
  state: WebhookDeliveryState;
  tries: number;
  nextTryAt: Date;
  createdAt: Date;
}

/** Deliveries `d` with their event `v`; a condition goes behind it. */
export const DELIVERIES = `
  select d.id, d.endpoint_id as "endpointId", v.id as "eventId", v.type, v.subject, v.occurs_at as "occursAt",
         d.state, d.tries, d.next_try_at as "nextTryAt", d.created_at as "createdAt"
    from webhook_deliveries d join webhook_events v on v.id = d.event_id`;

/** Many deliveries' tries at once, each the newest first: one that is asked for again and again has many. */
export async function attemptsOf(rows: Rows, ids: string[]): Promise<Map<string, AttemptRecord[]>> {
  const found = await rows.execute<(AttemptRecord & { id: string })[]>(
    `select d.id, a.at, a.duration_ms as "durationMs", a.status, a.failure, a.answer
       from unnest(?::text[]) d(id) cross join lateral
            (select * from webhook_attempts where delivery_id = d.id order by id desc limit 10) a
      order by a.id desc`,
    [`{${ids.join(',')}}`],
  );
  const attempts = new Map(ids.map((id): [string, AttemptRecord[]] => [id, []]));
  for (const { id, ...attempt } of found) attempts.get(id)?.push(attempt);
  return attempts;
}

export async function countDeliveries(rows: Rows, endpointId: string): Promise<number> {
  const sql = 'select count(*)::int as total from webhook_deliveries where endpoint_id = ?';
  const [counted] = await rows.execute<{ total: number }[]>(sql, [endpointId]);
  return counted?.total ?? 0;
}
