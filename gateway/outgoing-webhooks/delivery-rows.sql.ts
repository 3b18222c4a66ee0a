// Written by npm run codegen from delivery-rows.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { WebhookEventType } from '#schema/rules/api/webhook-values.ts';

export type AllDeliveriesValues = Record<never, never>;

export interface AllDeliveriesRow {
  createdAt: Date;
  endpointId: string;
  eventId: string;
  id: string;
  nextTryAt: Date;
  occursAt: Date;
  state: 'PENDING' | 'DELIVERED' | 'FAILED' | 'WITHHELD';
  subject: string;
  tries: number;
  type: WebhookEventType;
}

export const allDeliveries = new Statement<AllDeliveriesValues, AllDeliveriesRow>({
  name: 'allDeliveries',
  text: `select d.*, v.type, v.subject, v.occurs_at from webhook_deliveries d join webhook_events v on v.id = d.event_id`,
  values: [],
  columns: ['created_at', 'endpoint_id', 'event_id', 'id', 'next_try_at', 'occurs_at', 'state', 'subject', 'tries', 'type'],
  instants: ['created_at', 'next_try_at', 'occurs_at'],
});

export interface OwnDeliveryValues {
  id: string;
  userId: string;
}

export type OwnDeliveryRow = AllDeliveriesRow;

export const ownDelivery = new Statement<OwnDeliveryValues, OwnDeliveryRow>({
  name: 'ownDelivery',
  text: `select d.*, v.type, v.subject, v.occurs_at from webhook_deliveries d join webhook_events v on v.id = d.event_id join webhook_endpoints e on e.id = d.endpoint_id
  join api_keys k on k.id = e.api_key_id and k.revoked_at is null where d.id = $1 and k.user_id = $2`,
  values: ['id', 'userId'],
  columns: ['created_at', 'endpoint_id', 'event_id', 'id', 'next_try_at', 'occurs_at', 'state', 'subject', 'tries', 'type'],
  instants: ['created_at', 'next_try_at', 'occurs_at'],
});

export interface AttemptsOfValues {
  ids: readonly string[];
}

export interface AttemptsOfRow {
  answer: string | null;
  at: Date;
  deliveryId: string;
  durationMs: number;
  failure: string | null;
  status: number | null;
}

export const attemptsOf = new Statement<AttemptsOfValues, AttemptsOfRow>({
  name: 'attemptsOf',
  text: `select d.id as "delivery_id", a.at, a.duration_ms, a.status, a.failure, a.answer
  from unnest($1::text[]) d(id) cross join lateral
       (select * from webhook_attempts where delivery_id = d.id order by id desc limit 10) a
 order by a.id desc`,
  values: ['ids'],
  columns: ['answer', 'at', 'delivery_id', 'duration_ms', 'failure', 'status'],
  instants: ['at'],
});
