import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import type { Logger } from 'pino';
import { ApiKeyEntity } from '#gateway/api-keys/api-key.entity.ts';
import { AuditEntity } from '#gateway/audit/audit.entity.ts';
import { CouponEntity, CouponRedemptionEntity } from '#gateway/coupons/coupon.entity.ts';
import { InvoiceEntity, InvoiceLineEntity } from '#gateway/invoices/invoice.entity.ts';
import { PickChangeEntity } from '#gateway/live/pick-change.entity.ts';
import { OutboxEntity } from '#gateway/mail/outbox.entity.ts';
import { PaymentMethodEntity } from '#gateway/payment-methods/payment-method.entity.ts';
import { PaymentAttemptEntity } from '#gateway/payments/payment-attempt.entity.ts';
import { DifferenceEntity, WebhookEntity } from '#gateway/payments/webhook.entity.ts';
import { PickEntity, PickRevisionEntity } from '#gateway/picks/pick.entity.ts';
import { PurchaseEntity } from '#gateway/purchases/purchase.entity.ts';
import { CostPointsEntity } from '#gateway/rate-limits/cost-points.entity.ts';
import { RateLimitEntity } from '#gateway/rate-limits/rate-limit.entity.ts';
import { SubscriptionEntity } from '#gateway/subscriptions/subscription.entity.ts';
import { SubscriptionEventEntity } from '#gateway/subscriptions/subscription-event.entity.ts';
import { DeviceEntity, TrialGrantEntity } from '#gateway/trials/trial-grant.entity.ts';
import { UserEntity } from '#gateway/users/user.entity.ts';
import { WebhookAttemptEntity, WebhookDeliveryEntity } from '#gateway/webhooks/webhook-delivery.entity.ts';
import { WebhookEndpointEntity } from '#gateway/webhooks/webhook-endpoint.entity.ts';
import { WebhookEventEntity } from '#gateway/webhooks/webhook-event.entity.ts';
import { takeBackDropped } from './dropped-connections.ts';
import { MIGRATIONS } from './migrations/list.ts';

const ENTITIES = [
  ...[UserEntity, SubscriptionEntity, SubscriptionEventEntity, PickEntity, PickRevisionEntity, AuditEntity],
  ...[InvoiceEntity, InvoiceLineEntity, PaymentAttemptEntity, PaymentMethodEntity, PurchaseEntity],
  ...[CouponEntity, CouponRedemptionEntity, TrialGrantEntity, DeviceEntity],
  ...[PickChangeEntity],
  ...[WebhookEntity, DifferenceEntity, OutboxEntity, RateLimitEntity, ApiKeyEntity, CostPointsEntity],
  ...[WebhookEndpointEntity, WebhookEventEntity, WebhookDeliveryEntity, WebhookAttemptEntity],
];

/** Opens the database. Limits: 10 connections, 2 s for one of them, 5 s a statement (then it is given up). */
export async function openDatabase(url: string, log: Logger): Promise<MikroORM> {
  return MikroORM.init(
    defineConfig({
      clientUrl: url,
      entities: ENTITIES,
      extensions: [Migrator],
      forceUtcTimezone: true,
      logger: (message) => log.info(message),
      colors: false,
      pool: { min: 0, max: 10 },
      driverOptions: {
        connectionTimeoutMillis: 2_000,
        statement_timeout: 5_000,
        query_timeout: 6_000,
        lock_timeout: 2_000,
        idle_in_transaction_session_timeout: 10_000,
        types: columnTypes(),
        onPoolCreated: takeBackDropped,
      },
      // The triggers of the migrations are written by hand and belong to no entity.
      schemaGenerator: { ignoreTriggers: true },
      migrations: {
        migrationsList: MIGRATIONS,
        snapshot: false,
        tableName: 'migrations',
        transactional: true,
      },
    }),
  );
}

/** Rows read by plain SQL carry instants as `Date` and calendar days as the text they are. */
function columnTypes(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.DATE, (day) => day);
  return types;
}
