import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import type { Logger } from 'pino';
import { AuditEntity } from '#gateway/audit/audit.entity.ts';
import { PickEntity, PickRevisionEntity } from '#gateway/picks/pick.entity.ts';
import { SubscriptionEntity } from '#gateway/subscriptions/subscription.entity.ts';
import { UserEntity } from '#gateway/users/user.entity.ts';
import { MIGRATIONS } from './migrations/list.ts';

/** Opens the database. Limits: 10 connections, 2 s for one of them, 5 s a statement (then it is given up). */
export async function openDatabase(url: string, log: Logger): Promise<MikroORM> {
  return MikroORM.init(
    defineConfig({
      clientUrl: url,
      entities: [UserEntity, SubscriptionEntity, PickEntity, PickRevisionEntity, AuditEntity],
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

/** Rows read by plain SQL carry instants as `Date` and calendar days as the text they are. */
function columnTypes(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.DATE, (day) => day);
  return types;
}
