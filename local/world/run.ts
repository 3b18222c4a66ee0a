import { mkdirSync, readdirSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#local/free-port.ts';
import { openDoor } from '#local/front-door/open-door.ts';
import type { Upstreams } from '#local/front-door/upstreams.ts';
import { takeLock } from '#local/world/lock.ts';
import type { Part, Parts } from '#local/world/parts.ts';
import { resetWorld } from '#local/world/reset.ts';
import type { Steps } from '#local/world/steps.ts';

export type WorldOptions = {
  /** Where data, accounts, clock and logs are kept. */
  folder: string;
  /** Port of the one address; 0 takes a free one. */
  port: number;
  /** Sources as they are, with hot reload, instead of what was built from them. */
  dev: boolean;
  /** Forget everything that was kept in the folder first. */
  reset?: boolean;
  /** Built pages to serve instead of those that are built for a developer's machine. */
  pages?: string;
  parts: Parts;
  steps: Steps;
  /** Called when a part has ended without being asked to, and for good. */
  onCrash(sentence: string): void;
};

/** What every step of a start needs to know. */
export type Run = WorldOptions & {
  origin: string;
  clockFile: string;
  upstreams: Upstreams;
  /** The mail server, as the gateway is told. */
  mailUrl: string;
  log(name: string): string;
};

/**
 * Claims the folder and the port, and opens the door before anything else is up.
 * Throws PlainError when another world has one of them.
 */
export async function prepareRun(options: WorldOptions): Promise<Run> {
  const { folder, parts } = options;
  const port = options.port || (await freePort());
  const origin = `http://localhost:${port}`;
  const unlock = takeLock(join(folder, 'lock'), origin);
  await parts.start(async () => ({ stop: async () => unlock() }));
  const clockFile = join(folder, 'clock', 'offset');
  process.env.CLOCK_FILE = clockFile;
  const upstreams: Upstreams = {};
  const { mailUrl } = await parts.start(() => openDoor(port, upstreams));
  if (options.reset) await options.steps.run('Beginning anew', () => resetWorld(folder));
  emptyLogs(join(folder, 'logs'));
  const log = (name: string) => join(folder, 'logs', `${name}.log`);
  return { ...options, origin, clockFile, upstreams, mailUrl, log };
}

/** Starts a part as a step of its own, and reports when it ends while the world goes on. */
export async function startPart<Started extends Part & { ended: Promise<unknown> }>(
  { parts, steps, onCrash, folder }: Run,
  name: string,
  start: () => Promise<Started>,
): Promise<Started> {
  const part = await steps.run(name, () => parts.start(start));
  void part.ended.then(() => {
    if (!parts.signal.aborted) onCrash(`${name} ended unexpectedly. Its log is in ${join(folder, 'logs')}.`);
  });
  return part;
}

/** Logs are of one run; emptied and not removed, because a reused PostgreSQL still writes to its own. */
function emptyLogs(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) truncateSync(join(folder, name));
}
