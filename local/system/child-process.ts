import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const root = join(import.meta.dirname, '..', '..');

type ChildOptions = {
  /** Arguments of Node: flags, program, its arguments. */
  args: string[];
  env?: NodeJS.ProcessEnv;
  /** The file that gets its output. */
  log: string;
};

export type Child = {
  pid: number;
  /** Its exit code when it has ended; a signal counts as 1. */
  ended: Promise<number>;
  hasEnded(): boolean;
  /** The first message it sends to its parent. */
  firstMessage: Promise<unknown>;
  /** SIGTERM, then after five seconds SIGKILL. */
  stop(): Promise<void>;
};

const EXIT_WITH_PARENT = pathToFileURL(join(import.meta.dirname, 'exit-with-parent.mjs')).href;

/** Starts a Node process that ends with this one. */
export function startChild({ args, env = {}, log }: ChildOptions): Child {
  mkdirSync(dirname(log), { recursive: true });
  const output = openSync(log, 'a');
  const child = spawn(process.execPath, ['--import', EXIT_WITH_PARENT, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output, 'ipc'],
    // A group of its own: Ctrl-C in the terminal reaches us alone, and we stop the services in order.
    detached: true,
  });
  closeSync(output);
  let over = false;
  const ended = new Promise<number>((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  }).then((code) => {
    over = true;
    return code;
  });
  return {
    pid: Number(child.pid),
    ended,
    hasEnded: () => over,
    firstMessage: new Promise((resolve) => child.once('message', resolve)),
    stop: async () => {
      child.kill('SIGTERM');
      const killTimer = setTimeout(() => child.kill('SIGKILL'), 5000);
      await ended;
      clearTimeout(killTimer);
    },
  };
}

/** The end of a log, for a sentence about what went wrong. */
export function lastLines(log: string, lines = 12): string {
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
}
