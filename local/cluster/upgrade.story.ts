import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DEMO_PASSWORD } from '#local/demo/demo-users.ts';
import { signIn } from '#local/identity/password-sign-in.ts';
import { findPrograms } from '#local/programs/find-programs.ts';
import { freePort } from '#local/system/free-port.ts';
import { createRunningServices } from '#local/system/running-services.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { runGatewayCommand } from '#local/world/gateway.ts';
import { startWorld, type World } from '#local/world/start-world.ts';
import { createSteps } from '#local/world/steps.ts';
import { startLoad } from './load.ts';
import { beforeNewestMigration, olderBundle } from './older-bundle.ts';
import { startPurchases } from './purchases.ts';
import { signUpMembers } from './sign-up-members.ts';
import { startStaffReads } from './staff-reads.ts';
import { type Cluster, startCluster } from './start-cluster.ts';

/*
 * `npm run test:upgrade`: a cluster of an older build is moved to this one as docs/upgrading.md says, under load. UPGRADE_FROM is the
 * commit of the older build, by default the one before the newest migration, 0001-all-tables the earliest. UPGRADE_RATE are the requests
 * a second.
 */

const FROM = process.env.UPGRADE_FROM ?? beforeNewestMigration();
const RATE = Number(process.env.UPGRADE_RATE ?? 40);
const MEMBERS = 30;
const PURCHASE_EVERY_MS = 2_000;
/** Each mixture of builds works for so long. */
const BETWEEN_MS = 4_000;
/** The bundle of this checkout. */
const NEW = 'dist/gateway';

const folder = temporaryFolder();
const services = createRunningServices(console.error);
let world: World;
let cluster: Cluster;
let sql: pg.Client;
let admin: string;
let tokens: string[];

before(async () => {
  mkdirSync(join(folder, 'clock'), { recursive: true });
  writeFileSync(join(folder, 'clock', 'offset'), '0');
  world = await startWorld({
    ...{ folder, port: await freePort(), dev: false, services, pages: join(folder, 'no-pages') },
    bundle: olderBundle(FROM),
    steps: createSteps(console.log),
    onCrash: (sentence) => console.error(sentence),
    startGateways: async (options) => {
      cluster = await startCluster({ programs: findPrograms(), folder }, options);
      return cluster;
    },
  });
  sql = new pg.Client({ connectionString: world.databaseUrl });
  await sql.connect();
  const identity = `http://${world.identityHost}`;
  admin = (await signIn(identity, { email: 'admin@chalkline.test', password: DEMO_PASSWORD })).token;
  tokens = (await signUpMembers(identity, sql, MEMBERS)).map(({ token }) => token);
});
after(async () => {
  await sql?.end().catch(() => undefined);
  await services.stopAll();
  rmSync(folder, { recursive: true, force: true });
});

async function migrations(): Promise<string[]> {
  const { rows } = await sql.query<{ name: string }>('select name from migrations order by id');
  return rows.map(({ name }) => name);
}

test('an older build is replaced while its database is migrated: no request fails', async () => {
  const before = await migrations();
  const load = startLoad({ origin: cluster.origin, perSecond: RATE, tokens });
  const staff = startStaffReads(cluster.origin, admin);
  const purchases = startPurchases(cluster.origin, PURCHASE_EVERY_MS);
  await pause(BETWEEN_MS);
  await runGatewayCommand(['migrate'], {
    ...{ dev: false, env: cluster.env, bundle: NEW, log: join(folder, 'logs', 'upgrade.log') },
  });
  const added = (await migrations()).filter((name) => !before.includes(name));
  await pause(BETWEEN_MS);
  for (const member of [...cluster.gateways, cluster.worker]) {
    await member.restart({}, NEW);
    await pause(BETWEEN_MS);
  }
  await Promise.all([load.stop(), staff.stop(), purchases.stop()]);
  console.log(
    `  from ${FROM.slice(0, 8)}, migrations ${added.join(', ') || 'none'}: ${load.sent} requests, ${load.failures.length} failed; ` +
      `${staff.asked} of the staff, ${staff.failures.length} failed; ${purchases.bought} purchases, ${purchases.undone} undone`,
  );
  assert.deepEqual([load.failures, staff.failures, purchases.undone], [[], [], 0]);
  assert.ok(staff.asked > 0 && purchases.bought > 0);
});
