import { mkdirSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { startProxy } from '#local/proxy/start-proxy.ts';
import type { Upstreams } from '#local/proxy/upstreams.ts';
import { freePort } from '#local/system/free-port.ts';
import type { RunningServices, Service } from '#local/system/running-services.ts';
import type { startGateway } from './gateway.ts';
import { takeLock } from './lock.ts';
import { resetWorld } from './reset.ts';
import type { Steps } from './steps.ts';

export type WorldOptions = {
  /** Where data, accounts, clock and logs are kept. */
  folder: string;
  /** Port of the one address; 0 takes a free one. */
  port: number;
  /** Sources as they are, with hot reload, instead of what was built from them. */
  dev: boolean;
  /** Delete everything that is kept in the folder first. */
  reset?: boolean;
  /** Whether the business is fourteen months old when it is started for the first time. */
  past?: boolean;
  /** Built pages to serve instead of those that are built for a developer's machine. */
  pages?: string;
  /** The folder of another bundle of the gateway, such as an older one. */
  bundle?: string;
  /** Starts the gateway in another way than as one process. */
  startGateways?: typeof startGateway;
  services: RunningServices;
  steps: Steps;
  /** Called when a service has ended without being asked to, and for good. */
  onCrash(sentence: string): void;
};

/** What every step of a start needs. */
export type Run = WorldOptions & {
  origin: string;
  clockFile: string;
  upstreams: Upstreams;
  /** SMTP_URL of the gateway. */
  mailUrl: string;
  log(name: string): string;
};

/**
 * Claims the folder and the port, and opens the proxy before anything else is up.
 * Throws UserFacingError when another world has one of them.
 */
export async function prepareRun(options: WorldOptions): Promise<Run> {
  const { folder, services } = options;
  const port = options.port || (await freePort());
  const origin = `http://localhost:${port}`;
  const unlock = takeLock(join(folder, 'lock'), origin);
  await services.start(async () => ({ stop: async () => unlock() }));
  const clockFile = join(folder, 'clock', 'offset');
  process.env.CLOCK_FILE = clockFile;
  const upstreams: Upstreams = {};
  const discordFile = join(folder, 'discord', 'state.json');
  // It is read when the proxy starts, which is before everything else is deleted.
  if (options.reset) rmSync(discordFile, { force: true });
  const { mailUrl } = await services.start(() => startProxy(port, upstreams, { discordFile }));
  if (options.reset) await options.steps.run('Deleting the earlier data', () => resetWorld(folder));
  emptyLogs(join(folder, 'logs'));
  const log = (name: string) => join(folder, 'logs', `${name}.log`);
  return { ...options, origin, clockFile, upstreams, mailUrl, log };
}

/** Starts a service as a step of its own, and reports when it ends while the world goes on. */
export async function startService<Started extends Service & { ended: Promise<unknown> }>(
  { services, steps, onCrash, folder }: Run,
  name: string,
  start: () => Promise<Started>,
): Promise<Started> {
  const service = await steps.run(name, () => services.start(start));
  void service.ended.then(() => {
    if (!services.signal.aborted)
      onCrash(`${name} ended unexpectedly. Its log is in ${join(folder, 'logs')}.`);
  });
  return service;
}

/** Logs are of one run; emptied and not removed, because a reused PostgreSQL still writes to its own. */
function emptyLogs(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) truncateSync(join(folder, name));
}
