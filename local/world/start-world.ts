import { join } from 'node:path';
import { linkFirstPicks } from '#local/demo/link-picks.ts';
import { livedPeople } from '#local/demo/lived-people.ts';
import { resumePlans } from '#local/demo/resume-plans.ts';
import { seedAccounts } from '#local/demo/seed-accounts.ts';
import { seedDatabase } from '#local/demo/seed-database.ts';
import { seedPlans } from '#local/demo/seed-plans.ts';
import { type Identity, startIdentity } from '#local/identity/start-identity.ts';
import { startPostgres } from '#local/postgres/start-postgres.ts';
import { BRAINTREE_PATH } from '#local/proxy/create-proxy.ts';
import { now } from '#local/system/clock.ts';
import { freePort } from '#local/system/free-port.ts';
import { startWitness, witnessSigner } from '#local/witness/witness.ts';
import { parseSignerKey } from '#record/note/signing.ts';
import { type BuildName, build } from './build.ts';
import { braintreeState, type Past, pastOf } from './first-past.ts';
import { type Gateway, runGatewayCommand, startGateway } from './gateway.ts';
import { gatewayEnvironment } from './gateway-environment.ts';
import { localPushKey } from './push-key.ts';
import { localRecordKey } from './record-key.ts';
import { prepareRun, type Run, startService, type WorldOptions } from './run.ts';
import { type Service, startBraintree, startVite } from './services.ts';

export type World = {
  /** The one address, without a slash at its end. */
  origin: string;
  databaseUrl: string;
  /** host:port of the identity emulator itself, where the owner's powers are open. */
  identityHost: string;
  /** The local Braintree. */
  braintree: string;
  gateway: Pick<Gateway, 'restart'>;
};

/**
 * Starts the whole product with the outside world it needs, and resolves when the first page can be opened.
 * Throws UserFacingError for what a person can fix; the caller then stops `services`, which hold everything that runs.
 */
export async function startWorld(options: WorldOptions): Promise<World> {
  const run = await prepareRun(options);
  const past = pastOf(run);
  const lived = livedDatabase(run, past);
  // A first start lives the past with a Braintree of its own, and what that leaves the world's begins with.
  const ready = past.holdsBraintree ? lived.then(() => {}) : Promise.resolve();
  const [databaseUrl, identity, braintree] = await allSettledOrThrow([
    seededDatabase(run, lived),
    seededIdentity(run, lived),
    braintreeOf(run, ready),
    pages(run),
  ] as const);
  await resumePlans(databaseUrl, braintree.origin);
  const gateway = await servingGateway(run, databaseUrl, identity, braintree);
  await run.steps.run('Demo plans and coupon', () =>
    seedPlans({
      databaseUrl,
      identityOrigin: `http://${identity.host}`,
      gatewayOrigin: `${run.upstreams.gateway}`,
      braintreeOrigin: braintree.origin,
    }),
  );
  await run.steps.run('Demo picks on games of the feed', () =>
    linkFirstPicks({ identityOrigin: `http://${identity.host}`, gatewayOrigin: `${run.upstreams.gateway}` }),
  );
  return {
    origin: run.origin,
    databaseUrl,
    identityHost: identity.host,
    braintree: braintree.origin,
    gateway,
  };
}

/** Like Promise.all, but lets the others come to their end first, so that nothing starts afterwards. */
async function allSettledOrThrow<Work extends readonly Promise<unknown>[]>(work: Work) {
  await Promise.allSettled(work);
  return Promise.all(work) as Promise<{ -readonly [Key in keyof Work]: Awaited<Work[Key]> }>;
}

async function livedDatabase(run: Run, past: Past): Promise<string> {
  const [databaseUrl] = await allSettledOrThrow([databaseOf(run), builtGateway(run)] as const);
  const env = gatewayEnvironment({ ...run, databaseUrl, port: 0, identityHost: '', braintreeOrigin: '' });
  await past.dropUnfinished(databaseUrl);
  await run.steps.run('Tables', () =>
    runGatewayCommand(['migrate'], { ...run, env, log: run.log('migrate') }),
  );
  await past.live(databaseUrl);
  return databaseUrl;
}

async function seededDatabase(run: Run, lived: Promise<string>): Promise<string> {
  const databaseUrl = await lived;
  await run.steps.run('Demo picks and members', () =>
    seedDatabase(databaseUrl, {
      log: parseSignerKey(localRecordKey(run.folder)),
      witness: witnessSigner(witnessState(run)),
    }),
  );
  return databaseUrl;
}

function witnessState({ folder }: Run): string {
  return join(folder, 'record', 'witness.json');
}

async function databaseOf(run: Run): Promise<string> {
  if (process.env.DATABASE_URL) {
    run.steps.say('  ✓ Using the PostgreSQL of DATABASE_URL');
    return process.env.DATABASE_URL;
  }
  const where = { folder: join(run.folder, 'postgres'), log: run.log('postgres') };
  const postgres = await startService(run, 'PostgreSQL', () => startPostgres({ ...where, durable: true }));
  if (postgres.reused) run.steps.say('    (left running by an earlier run)');
  if (postgres.folder !== where.folder) {
    run.steps.say(
      `    Its data is in ${postgres.folder}: PostgreSQL must not run as root, and only root can enter this folder.`,
    );
  }
  return postgres.url;
}

async function builtGateway(run: Run): Promise<void> {
  if (!run.dev) await buildStep(run, 'gateway', 'Building the gateway');
  await buildStep(run, 'verifier', 'Packing the verifier');
}

async function pages(run: Run): Promise<void> {
  if (run.pages) return;
  if (!run.dev) return buildStep(run, 'frontend', 'Building the pages');
  const vite = await startService(run, 'Vite', () => startVite(run.log('vite')));
  run.upstreams.vite = vite.origin;
}

function buildStep({ steps, services, log }: Run, name: BuildName, title: string): Promise<void> {
  return steps.run(title, () => build(name, log(`build-${name}`), services.signal));
}

async function seededIdentity(run: Run, lived: Promise<string>): Promise<Identity> {
  const stateFile = join(run.folder, 'identity', 'accounts.json');
  const identity = await startService(run, 'Identity emulator', () =>
    startIdentity({ log: run.log('identity'), stateFile }),
  );
  run.upstreams.identity = `http://${identity.host}`;
  const people = await livedPeople(await lived);
  await run.steps.run('Demo sign-ins', () => seedAccounts(`http://${identity.host}`, people));
  return identity;
}

async function braintreeOf(run: Run, ready: Promise<void>): Promise<Service> {
  await ready;
  const addresses = {
    publicUrl: `${run.origin}${BRAINTREE_PATH}`,
    webhookUrl: `${run.origin}/webhooks/braintree`,
  };
  const braintree = await startService(run, 'Local Braintree', () =>
    startBraintree(addresses, braintreeState(run), run.log('braintree')),
  );
  run.upstreams.braintree = braintree.origin;
  return braintree;
}

async function servingGateway(
  run: Run,
  databaseUrl: string,
  identity: Identity,
  braintree: Service,
): Promise<Gateway> {
  const port = await freePort();
  const recordKey = localRecordKey(run.folder);
  const witness = await run.services.start(() =>
    startWitness({
      stateFile: witnessState(run),
      logs: [parseSignerKey(recordKey).key],
      now,
    }),
  );
  const around = {
    ...run,
    recordKey,
    pushKey: localPushKey(run.folder),
    witnesses: `${witness.key} ${witness.url}`,
    databaseUrl,
    port,
    identityHost: identity.host,
    braintreeOrigin: braintree.origin,
  };
  const env = gatewayEnvironment(around);
  const gateway = await run.steps.run('Gateway', () =>
    run.services.start(() =>
      (run.startGateways ?? startGateway)({
        port,
        env,
        dev: run.dev,
        bundle: run.bundle,
        log: run.log('gateway'),
        say: run.steps.say,
        onAbandon: run.onCrash,
      }),
    ),
  );
  run.upstreams.gateway = `http://127.0.0.1:${port}`;
  return gateway;
}
