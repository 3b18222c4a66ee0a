import { defineEntity, p } from '@mikro-orm/core';
import { ApiKeyEntity } from '#gateway/auth/api-key.entity.ts';
import {
  MAX_WEBHOOK_URL_LENGTH,
  WEBHOOK_DISABLED_REASONS,
  type WebhookChoice,
} from '#schema/rules/api/webhook-values.ts';

/** Where a key's owner receives events. Its secret is derived and stored nowhere (secret.ts). */
export const WebhookEndpointEntity = defineEntity({
  name: 'WebhookEndpointRow',
  tableName: 'webhook_endpoints',
  indexes: [{ name: 'webhook_endpoints_key', properties: ['apiKey', 'createdAt'] }],
  properties: {
    id: p.string().length(40).primary(),
    apiKey: () => p.manyToOne(ApiKeyEntity),
    url: p.string().length(MAX_WEBHOOK_URL_LENGTH),
    events: p.array().$type<WebhookChoice[]>(),
    /** The number of its secret, from 1. */
    secretVersion: p.integer().default(1),
    /** Until then the previous secret signs too. */
    previousSecretUntil: p.datetime(3).nullable(),
    /** Consecutive failures, across all deliveries. The first success resets it. */
    failures: p.smallint().default(0),
    /** After a failure nothing is sent before this, whatever is waiting. */
    pausedUntil: p.datetime(3).nullable(),
    disabledAt: p.datetime(3).nullable(),
    disabledReason: p.enum(WEBHOOK_DISABLED_REASONS).nullable(),
    /** One worker at a time sends to it. By the database's clock, because the product's may jump. */
    leasedUntil: p.datetime(3).nullable(),
    triedAt: p.datetime(3).nullable(),
    createdAt: p.datetime(3),
  },
});
