import { setTimeout as pause } from 'node:timers/promises';
import { type Child, lastLines, startChild } from '#local/system/child-process.ts';
import { UserFacingError } from '#local/system/errors.ts';
import { freePort } from '#local/system/free-port.ts';
import { NODE_FLAGS } from '#local/world/gateway.ts';

export type Role = 'serve' | 'work';

/** One gateway process, as the balancer knows it: its port stays when it is started again. */
export interface Member {
  role: Role;
  port: number;
  metricsPort: number;
  /**
   * As a deployment does it: SIGTERM, draining, then a new process on the same port, from now on with these variables, or of another
   * bundle.
   */
  restart(changes?: NodeJS.ProcessEnv, bundle?: string): Promise<void>;
  /** kill -9; resolves when the process is gone. */
  kill(): Promise<void>;
  /** A new process after `kill`. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface MemberOptions {
  role: Role;
  env: NodeJS.ProcessEnv;
  /** The folder of the program that it begins with. */
  bundle?: string;
  log: string;
  onCrash(sentence: string): void;
}

const READY_WITHIN_MS = 60_000;
/** The grace that docs/operations.md requires. */
const ENDED_WITHIN_MS = 30_000;

export async function startMember({
  role,
  env,
  bundle = 'dist/gateway',
  log,
  onCrash,
}: MemberOptions): Promise<Member> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const own = { ...env, ROLE: role, PORT: String(port), METRICS_PORT: String(metricsPort) };
  let program = bundle;
  const retired = new WeakSet<Child>();
  let current: Child;
  const begin = async () => {
    const args = [...NODE_FLAGS, `${program}/main.js`, 'serve'];
    const child = startChild({ args, env: own, log });
    current = child;
    void child.ended.then((code) => {
      if (!retired.has(child)) onCrash(`A process that ${role}s ended with code ${code}. Its log is ${log}.`);
    });
    await untilReady(child, port, log);
  };
  const end = async (...signals: NodeJS.Signals[]) => {
    retired.add(current);
    for (const signal of signals) if (!current.hasEnded()) process.kill(current.pid, signal);
    const late = setTimeout(() => process.kill(current.pid, 'SIGKILL'), ENDED_WITHIN_MS);
    await current.ended;
    clearTimeout(late);
  };
  await begin();
  return {
    role,
    port,
    metricsPort,
    restart: (changes = {}, other = program) => {
      Object.assign(own, changes);
      program = other;
      return end('SIGTERM').then(begin);
    },
    kill: () => end('SIGKILL'),
    start: begin,
    // A second signal skips the draining.
    stop: () => end('SIGTERM', 'SIGTERM'),
  };
}

async function untilReady(child: Child, port: number, log: string): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (performance.now() < deadline && !child.hasEnded()) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await pause(50);
  }
  throw new UserFacingError(`A process of the cluster did not start:\n${lastLines(log)}`);
}
