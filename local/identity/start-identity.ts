import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lastLines, startChild } from '#local/system/child-process.ts';
import { UserFacingError } from '#local/system/errors.ts';

export const IDENTITY_PROJECT = 'demo-chalkline';
const READY_WITHIN_MS = 90_000;

export type Identity = {
  /** host:port, as FIREBASE_AUTH_EMULATOR_HOST wants it. */
  host: string;
  pid: number;
  ended: Promise<number>;
  stop(): Promise<void>;
};

type IdentityOptions = { log: string; stateFile?: string; port?: number; project?: string };

/** Starts the Firebase Auth emulator on loopback. Throws UserFacingError when it does not come up. */
export async function startIdentity({
  log,
  stateFile,
  port = 0,
  project = IDENTITY_PROJECT,
}: IdentityOptions): Promise<Identity> {
  const program = join(import.meta.dirname, 'emulator-process.ts');
  const args = [program, String(port), project, ...(stateFile ? [stateFile] : [])];
  const child = startChild({ args, log });
  const ready = await Promise.race([
    child.firstMessage as Promise<{ port: number }>,
    child.ended.then(() => undefined),
    pause(READY_WITHIN_MS, undefined, { ref: false }),
  ]);
  if (!ready) {
    await child.stop();
    throw new UserFacingError(`The identity emulator did not start:\n${lastLines(log)}`);
  }
  return { host: `127.0.0.1:${ready.port}`, pid: child.pid, ended: child.ended, stop: child.stop };
}
