import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '#local/system/child-process.ts';

interface RandomMoney {
  /** Answers the seed. */
  start(): Promise<number>;
  /** Resolves when every step is answered. */
  stop(): Promise<{ sequences: number; steps: number; unanswered: number; wrong: string[] }>;
  /** Waits until everything is settled; answers what is wrong then by the invariants of the money model. */
  check(): Promise<string[]>;
  end(): void;
}

/** The money model's members on a cluster: bench/money-on-cluster.ts, which knows the gateway, as a process of its own. */
export async function openRandomMoney(env: NodeJS.ProcessEnv, origin: string): Promise<RandomMoney> {
  const child = fork(join(root, 'bench', 'money-on-cluster.ts'), [], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...env, ORIGIN: origin },
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The members of the money model ended with code ${code}`);
  });
  const answer = async () => (await Promise.race([once(child, 'message'), ended]))[0];
  const told = (order: string) => {
    child.send(order);
    return answer();
  };
  await answer();
  ended.catch(() => undefined);
  return {
    start: () => told('start'),
    stop: () => told('stop'),
    check: () => told('check'),
    end: () => void (child.connected && child.disconnect()),
  };
}
