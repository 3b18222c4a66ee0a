import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, MikroORM } from '@mikro-orm/postgresql';
import { AuditEntity } from '#gateway/audit/audit.entity.ts';
import { PickEntity, PickRevisionEntity } from '#gateway/picks/pick.entity.ts';
import { SubscriptionEntity } from '#gateway/subscriptions/subscription.entity.ts';
import { UserEntity } from '#gateway/users/user.entity.ts';
import { MIGRATIONS } from './migrations/list.ts';

/** Opens the database. Limits: 10 connections, 2 s for one of them, 5 s a statement (then it is given up). */
export async function openDatabase(url: string): Promise<MikroORM> {
  return MikroORM.init(
    defineConfig({
      clientUrl: url,
      entities: [UserEntity, SubscriptionEntity, PickEntity, PickRevisionEntity, AuditEntity],
      extensions: [Migrator],
      forceUtcTimezone: true,
      pool: { min: 0, max: 10 },
      driverOptions: {
        connectionTimeoutMillis: 2_000,
        statement_timeout: 5_000,
        query_timeout: 6_000,
        lock_timeout: 2_000,
        idle_in_transaction_session_timeout: 10_000,
      },
      migrations: {
        migrationsList: MIGRATIONS,
        snapshot: false,
        tableName: 'migrations',
        transactional: true,
      },
    }),
  );
}
