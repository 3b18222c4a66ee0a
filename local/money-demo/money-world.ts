import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startIdentity } from '#local/identity/start-identity.ts';
import { startPostgres } from '#local/postgres/start-postgres.ts';
import { freePort } from '#local/system/free-port.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { build } from '#local/world/build.ts';
import { runGatewayCommand, startGateway } from '#local/world/gateway.ts';
import { gatewayEnvironment } from '#local/world/gateway-environment.ts';
import { startBraintree } from '#local/world/services.ts';

export type MoneyWorld = {
  origin: string;
  identityHost: string;
  braintree: string;
  close(): Promise<void>;
};

type Service = { stop(): Promise<void> };

/** Everything that money needs and nothing else: PostgreSQL, identity, Braintree, and the built gateway with its workers. */
export async function startMoneyWorld(): Promise<MoneyWorld> {
  const folder = temporaryFolder();
  const log = (name: string) => join(folder, `${name}.log`);
  process.env.CLOCK_FILE = join(folder, 'clock');
  const services: Service[] = [];
  const close = async () => {
    for (const service of services.reverse()) await service.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const [postgres, identity, braintree] = await Promise.all([
      startPostgres({ folder: join(folder, 'postgres'), log: log('postgres'), durable: false }),
      startIdentity({ log: log('identity') }),
      startBraintree(
        { publicUrl: origin, webhookUrl: `${origin}/webhooks/braintree` },
        join(folder, 'braintree.json'),
        log('braintree'),
      ),
      build('gateway', log('build'), AbortSignal.timeout(60_000)),
    ]);
    services.push(postgres, identity, braintree);
    const env = {
      ...gatewayEnvironment({
        origin,
        port,
        databaseUrl: postgres.superuserUrl,
        identityHost: identity.host,
        braintreeOrigin: braintree.origin,
        mailUrl: '',
        clockFile: process.env.CLOCK_FILE,
      }),
      LOG_LEVEL: 'warn',
    };
    const options = { dev: false, env, log: log('gateway') };
    await runGatewayCommand(['migrate'], options);
    const say = (sentence: string) => process.stderr.write(`${sentence}\n`);
    services.push(await startGateway({ ...options, port, say, onAbandon: say }));
    return { origin, identityHost: identity.host, braintree: braintree.origin, close };
  } catch (failure) {
    await close();
    throw failure;
  }
}
