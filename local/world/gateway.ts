import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Child, lastLines, root, startChild } from '#local/system/child-process.ts';
import { UserFacingError } from '#local/system/errors.ts';
import { watchSources } from './watch-sources.ts';

export type GatewayOptions = {
  port: number;
  env: NodeJS.ProcessEnv;
  log: string;
  /** In development the sources run as they are, and each change of them starts the gateway again. */
  dev: boolean;
  /** The folder of another bundle than the one of this checkout. */
  bundle?: string;
  say(sentence: string): void;
  /** Called when it has crashed for the last time. */
  onAbandon(sentence: string): void;
};

export type Gateway = {
  /** Stops it and starts it again, as a deployment would, after `meanwhile`. Resolves when it answers. */
  restart(meanwhile?: Promise<void>): Promise<void>;
  stop(): Promise<void>;
};

const MAX_RESTARTS = 3;
const READY_WITHIN_MS = 60_000;
/** What the gateway runs from. */
const SOURCES = ['gateway', 'schema', 'record'].map((folder) => join(root, folder));
/** As the image starts it. */
export const NODE_FLAGS = ['--max-semi-space-size=4'];
const program = (dev: boolean, bundle = 'dist/gateway') =>
  dev ? ['--import', 'tsx', 'gateway/main.ts'] : [...NODE_FLAGS, `${bundle}/main.js`];

/** Runs one of the gateway's commands, such as `migrate`, to its end. Throws UserFacingError with its last words. */
export async function runGatewayCommand(
  command: string[],
  { dev, env, log, bundle }: Pick<GatewayOptions, 'dev' | 'env' | 'log' | 'bundle'>,
) {
  const child = startChild({ args: [...program(dev, bundle), ...command], env, log });
  if ((await child.ended) !== 0)
    throw new UserFacingError(`"${command.join(' ')}" failed:\n${lastLines(log)}`);
}

/** Starts the gateway and keeps it running: a crash is said and it is started again, three times at most. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { port, dev, env, log, say, bundle } = options;
  const args = [...program(dev, bundle), 'serve'];
  const its = `Its log is ${log}`;
  // Those whose end is no crash.
  const retired = new WeakSet<Child>();
  let stopping = false;
  let restarts = 0;
  let restarting = Promise.resolve();
  let current = startChild({ args, env, log });
  await untilReady(current, port, log);
  keep(current);
  const stopWatching = dev ? await watchSources(SOURCES, takeOver) : async () => undefined;

  function keep(child: Child): void {
    void child.ended.then((code) => {
      if (stopping || retired.has(child)) return;
      if (dev)
        return say(`The gateway ended with code ${code}; it starts again when a file changes. ${its}.`);
      if (restarts === MAX_RESTARTS) return options.onAbandon(`The gateway crashed again and again. ${its}.`);
      restarts += 1;
      say(`The gateway crashed (code ${code}) and is started again, ${restarts} of ${MAX_RESTARTS}. ${its}.`);
      current = startChild({ args, env, log });
      keep(current);
    });
  }

  async function replace(meanwhile?: Promise<void>): Promise<void> {
    retired.add(current);
    await current.stop();
    await meanwhile;
    if (stopping) return;
    current = startChild({ args, env, log });
    await untilReady(current, port, log);
    keep(current);
  }

  /** One at a time: a file that changes during a restart waits for it. */
  function restart(meanwhile?: Promise<void>): Promise<void> {
    const done = restarting.then(() => replace(meanwhile));
    restarting = done.catch(() => undefined);
    return done;
  }

  /** Changed functions and triggers are in the database before the gateway starts again. */
  async function takeOver(files: string[]): Promise<void> {
    if (files.some((file) => file.endsWith('.sql'))) await runGatewayCommand(['migrate'], options);
    await restart();
  }

  return {
    restart,
    stop: async () => {
      stopping = true;
      await stopWatching();
      await current.stop();
    },
  };
}

async function untilReady(child: Child, port: number, log: string): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (performance.now() < deadline) {
    if (child.hasEnded()) throw new UserFacingError(`The gateway did not start:\n${lastLines(log)}`);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await pause(50);
  }
  throw new UserFacingError(`The gateway did not answer within a minute; its log is ${log}.`);
}
