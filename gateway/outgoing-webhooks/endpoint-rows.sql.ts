// Written by npm run codegen from endpoint-rows.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { WebhookChoice } from '#schema/rules/api/webhook-values.ts';

export interface EndpointsOfMemberValues {
  userId: string;
  apiKeyId: string | null;
}

export interface EndpointsOfMemberRow {
  apiKeyId: string;
  createdAt: Date;
  disabledAt: Date | null;
  disabledReason: 'FAILING' | 'GONE' | null;
  events: WebhookChoice[];
  failures: number;
  id: string;
  leasedUntil: Date | null;
  pausedUntil: Date | null;
  previousSecretUntil: Date | null;
  secretVersion: number;
  triedAt: Date | null;
  url: string;
}

/** Of all keys or of one, the oldest first. */
export const endpointsOfMember = new Statement<EndpointsOfMemberValues, EndpointsOfMemberRow>({
  name: 'endpointsOfMember',
  text: `select e.* from webhook_endpoints e join api_keys k on k.id = e.api_key_id and k.revoked_at is null where k.user_id = $1 and ($2::text is null or k.id = $2::text) order by e.created_at, e.id`,
  values: ['userId', 'apiKeyId'],
  columns: ['api_key_id', 'created_at', 'disabled_at', 'disabled_reason', 'events', 'failures', 'id', 'leased_until', 'paused_until', 'previous_secret_until', 'secret_version', 'tried_at', 'url'],
  instants: ['created_at', 'disabled_at', 'leased_until', 'paused_until', 'previous_secret_until', 'tried_at'],
});

export interface EndpointOfMemberValues {
  userId: string;
  id: string;
}

export type EndpointOfMemberRow = EndpointsOfMemberRow;

export const endpointOfMember = new Statement<EndpointOfMemberValues, EndpointOfMemberRow>({
  name: 'endpointOfMember',
  text: `select e.* from webhook_endpoints e join api_keys k on k.id = e.api_key_id and k.revoked_at is null where k.user_id = $1 and e.id = $2`,
  values: ['userId', 'id'],
  columns: ['api_key_id', 'created_at', 'disabled_at', 'disabled_reason', 'events', 'failures', 'id', 'leased_until', 'paused_until', 'previous_secret_until', 'secret_version', 'tried_at', 'url'],
  instants: ['created_at', 'disabled_at', 'leased_until', 'paused_until', 'previous_secret_until', 'tried_at'],
});

export interface LockEndpointOfMemberValues {
  userId: string;
  id: string;
}

export type LockEndpointOfMemberRow = EndpointsOfMemberRow;

export const lockEndpointOfMember = new Statement<LockEndpointOfMemberValues, LockEndpointOfMemberRow>({
  name: 'lockEndpointOfMember',
  text: `select e.* from webhook_endpoints e join api_keys k on k.id = e.api_key_id and k.revoked_at is null where k.user_id = $1 and e.id = $2 for update of e`,
  values: ['userId', 'id'],
  columns: ['api_key_id', 'created_at', 'disabled_at', 'disabled_reason', 'events', 'failures', 'id', 'leased_until', 'paused_until', 'previous_secret_until', 'secret_version', 'tried_at', 'url'],
  instants: ['created_at', 'disabled_at', 'leased_until', 'paused_until', 'previous_secret_until', 'tried_at'],
});
