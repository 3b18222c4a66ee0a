import { resolve } from 'node:path';
import { findPrograms } from '#local/programs/find-programs.ts';
import { root } from '#local/system/child-process.ts';
import { UserFacingError } from '#local/system/errors.ts';
import { createRunningServices } from '#local/system/running-services.ts';
import { startWorld } from '#local/world/start-world.ts';
import { createSteps } from '#local/world/steps.ts';
import { welcomeText } from '#local/world/welcome.ts';
import { type Cluster, startCluster } from './cluster/start-cluster.ts';

/** `npm run cluster`: the world of `npm start` with several gateways (docs/scale.md), until Ctrl-C. */
const folder = resolve(root, process.env.CHALKLINE_LOCAL ?? '.local', 'cluster');
const began = performance.now();
const services = createRunningServices((error) => console.error(error));
let leaving = false;

async function leave(code: number, sentence?: string): Promise<void> {
  if (leaving) return;
  leaving = true;
  if (sentence) console.log(sentence);
  await services.stopAll();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void leave(0, '\nStopping the cluster. The data stays for the next start.'));
process.on('disconnect', () => void leave(0));

try {
  const programs = findPrograms();
  let cluster: Cluster | undefined;
  console.log('Starting Chalkline as a cluster');
  const world = await startWorld({
    ...{ folder, port: Number(process.env.PORT ?? 4000), dev: false, services },
    reset: process.argv.includes('--reset'),
    steps: createSteps((line) => console.log(line)),
    onCrash: (sentence) => void leave(1, `${sentence}\nStopping the rest.`),
    startGateways: async (options) => {
      cluster = await startCluster({ programs, folder }, options);
      return cluster;
    },
  });
  console.log(welcomeText(world, (performance.now() - began) / 1000));
  if (cluster) console.log(addresses(cluster));
} catch (error) {
  const known = error instanceof UserFacingError || leaving;
  if (!leaving) console.error(known ? `\n${(error as Error).message}` : error);
  await leave(1);
}

function addresses({ gateways, worker, balancerMetricsPort, pgbouncerPort }: Cluster): string {
  const metrics = (port: number) => `http://127.0.0.1:${port}/metrics`;
  return [
    '',
    'Behind that address:',
    ...gateways.map(
      ({ port, metricsPort }) => `  gateway    http://127.0.0.1:${port}   ${metrics(metricsPort)}`,
    ),
    `  worker     ${metrics(worker.metricsPort)}`,
    `  HAProxy    ${metrics(balancerMetricsPort)}`,
    `  PgBouncer  127.0.0.1:${pgbouncerPort}, databases chalkline and chalkline_read (the standby)`,
  ].join('\n');
}
