import { join } from 'node:path';
import { publicFolder } from '#local/postgres/public-folder.ts';
import { dataFolderFor, type Postgres } from '#local/postgres/start-postgres.ts';
import { startStandby } from '#local/postgres/start-standby.ts';
import type { Programs } from '#local/programs/find-programs.ts';
import { startPgbouncer } from '#local/programs/start-pgbouncer.ts';
import { UserFacingError } from '#local/system/errors.ts';
import { freePort } from '#local/system/free-port.ts';
import { createRunningServices } from '#local/system/running-services.ts';
import { type Gateway, type GatewayOptions, runGatewayCommand } from '#local/world/gateway.ts';
import { type Member, startMember } from './start-gateways.ts';
import { type DatabaseName, startBalancer, startDatabaseName } from './start-haproxy.ts';

const GATEWAYS = 3;

export interface Cluster extends Gateway {
  /** The balancer. */
  origin: string;
  gateways: Member[];
  worker: Member;
  primary: Pick<Postgres, 'superuserUrl' | 'folder'>;
  standby: Postgres;
  database: DatabaseName;
  /** Where its own /metrics is. */
  balancerMetricsPort: number;
  pgbouncerPort: number;
  /** Of its gateways, but for their ports and roles. */
  env: NodeJS.ProcessEnv;
}

interface ClusterOptions {
  programs: Programs;
  /** The folder of the world, in which its PostgreSQL keeps its data. */
  folder: string;
}

/**
 * Three gateways and a worker behind HAProxy, their connections through PgBouncer, and a streaming standby of the world's
 * PostgreSQL: the shape of docs/scale.md on one machine, by the files of deploy/.
 */
export async function startCluster(given: ClusterOptions, options: GatewayOptions): Promise<Cluster> {
  if (process.env.DATABASE_URL)
    throw new UserFacingError('The cluster starts a PostgreSQL of its own: unset DATABASE_URL.');
  const services = createRunningServices((error) => options.say(String(error)));
  try {
    const databases = await startDatabases(services, given, options);
    return await startGateways(services, databases, given, options);
  } catch (error) {
    await services.stopAll();
    throw error;
  }
}

type Services = ReturnType<typeof createRunningServices>;

const logIn = (folder: string) => (name: string) => join(folder, 'logs', `${name}.log`);
const haproxyOf = ({ programs, folder }: ClusterOptions) => ({
  command: programs.haproxy,
  folder: join(folder, 'haproxy'),
});

/** The standby, the name that leads to whichever of the two is the primary, and the pooler before both. */
async function startDatabases(services: Services, given: ClusterOptions, { env }: GatewayOptions) {
  const { programs, folder } = given;
  const logOf = logIn(folder);
  const ownUrl = new URL(env.DATABASE_URL ?? '');
  const primary = { superuserUrl: superuserOf(ownUrl), folder: dataFolderFor(join(folder, 'postgres')) };
  const standby = await services.start(() =>
    startStandby({ folder: join(folder, 'standby'), log: logOf('standby'), primary }),
  );
  const namePort = await freePort();
  const standbyPort = Number(new URL(standby.url).port);
  const ports = { port: namePort, primary: Number(ownUrl.port), standby: standbyPort };
  const database = await services.start(() =>
    startDatabaseName({ ...haproxyOf(given), log: logOf('database-name') }, ports),
  );
  const at = (host: number, name: string) => `${name} = host=127.0.0.1 port=${host} dbname=chalkline`;
  const pgbouncer = await services.start(() =>
    startPgbouncer({
      ...{ command: programs.pgbouncer, folder: join(publicFolder(), 'pgbouncer'), log: logOf('pgbouncer') },
      databases: [at(namePort, 'chalkline'), at(standbyPort, 'chalkline_read')],
      users: [{ name: ownUrl.username, password: decodeURIComponent(ownUrl.password) }],
    }),
  );
  const through = (toPort: number, name: string) => {
    const url = new URL(ownUrl);
    url.port = String(toPort);
    url.pathname = `/${name}`;
    return url.href;
  };
  const urls = {
    DATABASE_URL: through(pgbouncer.port, 'chalkline'),
    DATABASE_DIRECT_URL: through(namePort, 'chalkline'),
    DATABASE_READ_URL: through(pgbouncer.port, 'chalkline_read'),
  };
  return { primary, standby, database, pgbouncerPort: pgbouncer.port, urls };
}

/** The worker and the gateways, on those databases, and the balancer before the gateways. */
async function startGateways(
  services: Services,
  { urls, ...databases }: Awaited<ReturnType<typeof startDatabases>>,
  given: ClusterOptions,
  { port, env: worldEnv, bundle, onAbandon }: GatewayOptions,
): Promise<Cluster> {
  const logOf = logIn(given.folder);
  const env = { ...worldEnv, ...urls, DRAIN_SECONDS: '8', ASSETS_DIR: join(given.folder, 'assets') };
  // Again, past the pooler: it gives the role the limits that a pooler does not pass on.
  await runGatewayCommand(['migrate'], { dev: false, env, bundle, log: logOf('migrate') });
  const member = (role: Member['role'], name: string) =>
    services.start(() => startMember({ role, env, bundle, log: logOf(name), onCrash: onAbandon }));
  const names = Array.from({ length: GATEWAYS }, (_, index) => `gateway-${index + 1}`);
  const [worker, ...gateways] = await Promise.all([
    member('work', 'worker'),
    ...names.map((name) => member('serve', name)),
  ]);
  const balancerMetricsPort = await freePort();
  await services.start(() =>
    startBalancer(
      { ...haproxyOf(given), log: logOf('balancer') },
      { port, statsPort: balancerMetricsPort, gateways: gateways.map((each) => each.port) },
    ),
  );
  return {
    origin: `http://127.0.0.1:${port}`,
    ...{ ...databases, gateways, worker, balancerMetricsPort, env },
    restart: async (meanwhile) => {
      await meanwhile;
      await Promise.all([...gateways, worker].map((each) => each.restart()));
    },
    stop: () => services.stopAll(),
  };
}

/** The local PostgreSQL has one password for its two users. */
function superuserOf(url: URL): string {
  const superuser = new URL(url);
  superuser.username = 'postgres';
  superuser.pathname = '/postgres';
  return superuser.href;
}
