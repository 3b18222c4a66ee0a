import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import type { Logger } from 'pino';
import { ProblemAcknowledgementEntity } from '#gateway/admin/problems/problem-acknowledgement.entity.ts';
import { AlertSettingsEntity } from '#gateway/alert-settings/alert-settings.entity.ts';
import { AccountDeletionEntity } from '#gateway/auth/account-deletion.entity.ts';
import { ApiKeyEntity } from '#gateway/auth/api-key.entity.ts';
import { AuditEntity } from '#gateway/auth/audit.entity.ts';
import { PasskeyEntity } from '#gateway/auth/passkey.entity.ts';
import { PlanPriceEntity } from '#gateway/auth/plan-price.entity.ts';
import { SessionEntity } from '#gateway/auth/session.entity.ts';
import { StaffActEntity } from '#gateway/auth/staff-act.entity.ts';
import { StaffInvitationEntity } from '#gateway/auth/staff-invitation.entity.ts';
import { UserEntity } from '#gateway/auth/user.entity.ts';
import { ViewAsEntity } from '#gateway/auth/view-as.entity.ts';
import { ApprovalEntity } from '#gateway/billing/ledger/approval.entity.ts';
import { DiscrepancyEntity, SweepEntity } from '#gateway/billing/ledger/comparison.entity.ts';
import {
  CouponEntity,
  CouponRedemptionEntity,
  CouponUseEntity,
} from '#gateway/billing/ledger/coupon.entity.ts';
import { CouponBatchEntity } from '#gateway/billing/ledger/coupon-batch.entity.ts';
import { DisputeEntity } from '#gateway/billing/ledger/dispute.entity.ts';
import { DisputeReplyEntity } from '#gateway/billing/ledger/dispute-reply.entity.ts';
import { WebhookEntity } from '#gateway/billing/ledger/incoming-webhook.entity.ts';
import { InvoiceEntity, InvoiceLineEntity } from '#gateway/billing/ledger/invoice.entity.ts';
import { LimitEntity } from '#gateway/billing/ledger/limit.entity.ts';
import { PaymentAttemptEntity } from '#gateway/billing/ledger/payment-attempt.entity.ts';
import { PaymentMethodEntity } from '#gateway/billing/ledger/payment-method.entity.ts';
import { PurchaseEntity } from '#gateway/billing/ledger/purchase.entity.ts';
import { ServiceMonthEntity } from '#gateway/billing/ledger/service-month.entity.ts';
import { SubscriptionEntity } from '#gateway/billing/ledger/subscription.entity.ts';
import { SubscriptionEventEntity } from '#gateway/billing/ledger/subscription-event.entity.ts';
import { DeviceEntity, TrialGrantEntity } from '#gateway/billing/ledger/trial-grant.entity.ts';
import { TIMEOUTS } from '#gateway/database/direct-connection.ts';
import { takeBackDropped } from '#gateway/database/dropped-connections.ts';
import { MIGRATIONS } from '#gateway/database/migrations/list.ts';
import { ParameterDriver } from '#gateway/database/parameter-driver.ts';
import { traceQueries } from '#gateway/database/trace-queries.ts';
import { FIGURE_ENTITIES } from '#gateway/figures/figures.entity.ts';
import { PickChangeEntity } from '#gateway/live/pick-change.entity.ts';
import { OutboxEntity } from '#gateway/mail/outbox.entity.ts';
import { MailSuppressionEntity } from '#gateway/mail/suppression.entity.ts';
import {
  WebhookAttemptEntity,
  WebhookDeliveryEntity,
} from '#gateway/outgoing-webhooks/webhook-delivery.entity.ts';
import { WebhookEndpointEntity } from '#gateway/outgoing-webhooks/webhook-endpoint.entity.ts';
import { WebhookEventEntity } from '#gateway/outgoing-webhooks/webhook-event.entity.ts';
import { DISCORD_ENTITIES } from '#gateway/pick-alerts/discord/discord.entity.ts';
import { ALERT_ENTITIES } from '#gateway/pick-alerts/pick-alerts.entity.ts';
import { AnalystTextEntity } from '#gateway/picks/analyst-text.entity.ts';
import {
  PickEntity,
  PickGradeEntity,
  PickRevisionEntity,
  PicksVersionEntity,
} from '#gateway/picks/pick.entity.ts';
import { PushSubscriptionEntity } from '#gateway/push-subscriptions/push-subscription.entity.ts';
import { CostPointsEntity, RateLimitEntity } from '#gateway/rate-limits/rate-limit.entity.ts';
import { RECORD_ENTITIES } from '#gateway/record/record.entity.ts';

const ENTITIES = [
  ...[
    UserEntity,
    AccountDeletionEntity,
    LimitEntity,
    SessionEntity,
    PasskeyEntity,
    PlanPriceEntity,
    SubscriptionEntity,
    SubscriptionEventEntity,
    PickEntity,
    PickRevisionEntity,
    AnalystTextEntity,
    AuditEntity,
  ],
  ...[InvoiceEntity, InvoiceLineEntity, PaymentAttemptEntity, PaymentMethodEntity, PurchaseEntity],
  ...[DisputeEntity, DisputeReplyEntity, ServiceMonthEntity],
  CouponBatchEntity,
  ...[CouponEntity, CouponRedemptionEntity, CouponUseEntity, TrialGrantEntity, DeviceEntity, SweepEntity],
  ...[PickChangeEntity, PickGradeEntity, PicksVersionEntity, ...RECORD_ENTITIES, ...FIGURE_ENTITIES],
  ...[WebhookEntity, DiscrepancyEntity, OutboxEntity, RateLimitEntity, ApiKeyEntity, CostPointsEntity],
  ...[PushSubscriptionEntity, StaffActEntity, ProblemAcknowledgementEntity, ViewAsEntity, ApprovalEntity],
  StaffInvitationEntity,
  ...[WebhookEndpointEntity, WebhookEventEntity, WebhookDeliveryEntity, WebhookAttemptEntity],
  ...[AlertSettingsEntity, MailSuppressionEntity, ...ALERT_ENTITIES, ...DISCORD_ENTITIES],
];

interface DatabaseOptions {
  /** Behind a pooler, which refuses settings at the start of a connection: `migrate` has set them for the role. */
  isPooled?: boolean;
  /** How long one statement may take; 5 s unless given, 0 for no limit. */
  statementMilliseconds?: number;
  /** How long it may wait for a lock; 2 s unless given. */
  lockMilliseconds?: number;
  migrations?: typeof MIGRATIONS;
}

const pools = new WeakMap<MikroORM, { pool?: pg.Pool }>();

/** The connections of a database that was opened here; none before its first query. */
export function poolOf(database: MikroORM): pg.Pool | undefined {
  return pools.get(database)?.pool;
}

/** Written and read by plain SQL alone (gateway/games, gateway/picks). */
const GAME_TABLES = [
  ...[
    'teams',
    'team_aliases',
    'games',
    'game_ids',
    'game_starts',
    'game_questions',
    'pick_games',
    'picks_by_other_rules',
  ],
  ...['odds_quotes', 'feed_tasks', 'feed_books', 'feed_rounds', 'arbitrages'],
];

/** Triggers and functions are those of gateway/database/program, and belong to no entity. */
const SCHEMA_GENERATOR = {
  ignoreTriggers: true,
  ignoreRoutines: true,
  // No entity has them: the program of the database writes them, or plain SQL does.
  skipTables: [
    ...['database_program', 'backups', 'job_runs', 'plan_price_moves', 'plan_price_notices'],
    ...GAME_TABLES,
    ...[
      'mrr_movements',
      'mrr_days',
      'mrr_cohorts',
      'revenue_checks',
      'figure_days',
      'open_renewals',
      'past_due_days',
    ],
  ],
};

/** Opens the database. Limits: 10 connections, 2 s for one of them, 5 s a statement (then it is given up). */
export async function openDatabase(
  url: string,
  log: Logger,
  {
    isPooled = false,
    statementMilliseconds = TIMEOUTS.statement_timeout,
    lockMilliseconds = TIMEOUTS.lock_timeout,
    migrations = MIGRATIONS,
  }: DatabaseOptions = {},
): Promise<MikroORM> {
  const connections: { pool?: pg.Pool } = {};
  const database = await MikroORM.init(
    defineConfig({
      driver: ParameterDriver,
      clientUrl: url,
      entities: ENTITIES,
      extensions: [Migrator],
      forceUtcTimezone: true,
      // A pooler may call it by another name; nothing here should make one.
      ensureDatabase: false,
      logger: (message) => log.info(message),
      colors: false,
      pool: { min: 0, max: 10 },
      driverOptions: {
        // MikroORM takes host, name and password from the address and forgets the rest, such as sslmode.
        connectionString: url,
        connectionTimeoutMillis: 2_000,
        ...(isPooled
          ? {}
          : { ...TIMEOUTS, statement_timeout: statementMilliseconds, lock_timeout: lockMilliseconds }),
        ...(statementMilliseconds > 0 && { query_timeout: statementMilliseconds + 1_000 }),
        types: columnTypes(),
        onPoolCreated: (created: pg.Pool) => {
          takeBackDropped(created);
          traceQueries(created);
          connections.pool = created;
        },
      },
      schemaGenerator: SCHEMA_GENERATOR,
      migrations: {
        migrationsList: migrations,
        snapshot: false,
        tableName: 'migrations',
        transactional: true,
        allOrNothing: false,
      },
    }),
  );
  pools.set(database, connections);
  return database;
}

/** Rows read by plain SQL carry instants as `Date` and calendar days as the text they are. */
function columnTypes(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.DATE, (day) => day);
  return types;
}
