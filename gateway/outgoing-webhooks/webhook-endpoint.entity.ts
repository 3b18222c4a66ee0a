import { defineEntity, p } from '@mikro-orm/core';
import { ApiKeyEntity } from '#gateway/auth/api-key.entity.ts';
import {
  LONGEST_WEBHOOK_URL,
  WEBHOOK_DISABLED_REASONS,
  type WebhookChoice,
} from '#schema/rules/webhook-values.ts';

/** Where a key's owner wants to be told what happens. Its secret is derived and stands nowhere (secret.ts). */
export const WebhookEndpointEntity = defineEntity({
  name: 'WebhookEndpointRow',
  tableName: 'webhook_endpoints',
  indexes: [{ name: 'webhook_endpoints_key', properties: ['apiKey', 'createdAt'] }],
  properties: {
    id: p.string().length(40).primary(),
    apiKey: () => p.manyToOne(ApiKeyEntity),
    url: p.string().length(LONGEST_WEBHOOK_URL),
    events: p.array().$type<WebhookChoice[]>(),
    /** Counts the secrets it had, from 1. */
    secretVersion: p.integer().default(1),
    /** Until then the secret before signs too. */
    previousSecretUntil: p.datetime(3).nullable(),
    /** In a row, to whatever delivery they belong; the first success sets them back. */
    failures: p.smallint().default(0),
    /** After a failure nothing is sent before this, whatever waits. */
    pausedUntil: p.datetime(3).nullable(),
    disabledAt: p.datetime(3).nullable(),
    disabledReason: p.enum(WEBHOOK_DISABLED_REASONS).nullable(),
    /** One worker sends to it at a time. By the clock of the database: the product's may jump. */
    leasedUntil: p.datetime(3).nullable(),
    triedAt: p.datetime(3).nullable(),
    createdAt: p.datetime(3),
  },
});
