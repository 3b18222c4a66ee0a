import { fork } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PlainError } from '#local/plain-error.ts';

export const IDENTITY_PROJECT = 'demo-chalkline';
const READY_WITHIN_MS = 90_000;

export type Identity = {
  /** host:port, as FIREBASE_AUTH_EMULATOR_HOST wants it. */
  host: string;
  pid: number;
  stop(): Promise<void>;
  onCrash(tell: () => void): void;
};

export type IdentityOptions = { log: string; stateFile?: string; port?: number };

/** Starts the Firebase Auth emulator on loopback. Throws PlainError when it does not come up. */
export async function startIdentity({ log, stateFile, port = 0 }: IdentityOptions): Promise<Identity> {
  mkdirSync(dirname(log), { recursive: true });
  const output = openSync(log, 'a');
  const child = fork(
    join(import.meta.dirname, 'emulator-process.ts'),
    [String(port), IDENTITY_PROJECT, ...(stateFile ? [stateFile] : [])],
    { execArgv: [], stdio: ['ignore', output, output, 'ipc'] },
  );
  closeSync(output);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ready = await Promise.race([
    new Promise<{ port: number }>((resolve) =>
      child.once('message', (message) => resolve(message as { port: number })),
    ),
    ended.then(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, READY_WITHIN_MS, undefined).unref()),
  ]);
  if (!ready) {
    child.kill('SIGKILL');
    throw new PlainError(`The identity emulator did not start; its log is ${log}.`);
  }

  let stopping = false;
  return {
    host: `127.0.0.1:${ready.port}`,
    pid: Number(child.pid),
    stop: async () => {
      stopping = true;
      child.kill('SIGTERM');
      const impatience = setTimeout(() => child.kill('SIGKILL'), 5000);
      await ended;
      clearTimeout(impatience);
    },
    onCrash: (tell) => {
      child.once('exit', () => {
        if (!stopping) tell();
      });
    },
  };
}
