import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { builtGateway } from './built-gateway.ts';
import { emptyDatabase } from './database.ts';

export interface Run {
  child: ChildProcess;
  output: { out: string; err: string };
  /** The exit code. */
  ended: Promise<number | null>;
}

type Overrides = Record<string, string | undefined>;

/** The built program with a database of its own, to run as an operator does. */
export async function openMain() {
  const built = await builtGateway();
  const database = await emptyDatabase();
  const children: ChildProcess[] = [];

  const run = (args: string[], overrides: Overrides = {}): Run => {
    const env = { ...settings(database.url), ...overrides };
    const child = spawn(process.execPath, [built.main, ...args], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    const output = { out: '', err: '' };
    child.stdout.on('data', (chunk) => {
      output.out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output.err += chunk;
    });
    return { child, output, ended: once(child, 'close').then(() => child.exitCode) };
  };

  /** Runs to its end: the exit code and what was said. */
  const ran = async (args: string[], overrides: Overrides = {}) => {
    const { output, ended } = run(args, overrides);
    return { code: await ended, ...output };
  };

  return {
    ...{ built, database, run, ran },
    /** Ends what still runs. */
    killAll: () => {
      for (const child of children.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
    },
    close: () => database.drop(),
  };
}

export type Main = Awaited<ReturnType<typeof openMain>>;

function settings(databaseUrl: string): Overrides {
  const { PATH, NODE_COMPILE_CACHE, FIREBASE_AUTH_EMULATOR_HOST } = process.env;
  return {
    ...{ PATH, NODE_COMPILE_CACHE, FIREBASE_AUTH_EMULATOR_HOST, NODE_ENV: 'test' },
    ...{ DATABASE_URL: databaseUrl, PORT: '0', DRAIN_SECONDS: '0' },
    ...{ FIREBASE_PROJECT_ID: 'demo-chalkline', FIREBASE_API_KEY: 'local', FRONTEND_DIR: 'none' },
    ...{ BRAINTREE_ENVIRONMENT: 'sandbox', BRAINTREE_MERCHANT_ID: 'a', BRAINTREE_PUBLIC_KEY: 'b' },
    BRAINTREE_PRIVATE_KEY: 'c',
  };
}

/** The address at which a child has begun to listen. */
export async function listening({ output, child }: Run): Promise<string> {
  while (child.exitCode === null) {
    const address = /Server listening at (http:[^"]+)/.exec(output.out)?.[1];
    if (address) return address;
    await wait(20);
  }
  throw new Error(`It ended without listening: ${output.err}`);
}
