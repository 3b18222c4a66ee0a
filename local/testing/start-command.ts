import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#local/system/child-process.ts';
import { until } from './until.ts';

export type Started = { child: ChildProcess; output(): string; ended: Promise<number | null> };

const START = join(root, 'local/start.mjs');

/**
 * `npm run dev` in a folder, as a process of its own: not `npm start`, because the tests of the local world shall not
 * wait for builds. Nor for the past: the business is new.
 */
export function startCommand(folder: string, port: number, ...args: string[]): Started {
  return startWithPast(folder, port, '--new', ...args);
}

/** The same with the fourteen months that a first start brings. */
export function startWithPast(folder: string, port: number, ...args: string[]): Started {
  return follow(process.execPath, [START, '--dev', ...args], { PORT: String(port), CHALKLINE_LOCAL: folder });
}

/** The same below a shell, as npm runs it; the shell is what is killed when npm is. */
export function startBelowShell(folder: string, port: number): Started {
  const line = `"${process.execPath}" "${START}" --dev --new; exit $?`;
  const env = { PORT: String(port), CHALKLINE_LOCAL: folder, npm_lifecycle_event: 'start' };
  return follow('sh', ['-c', line], env);
}

function follow(command: string, args: string[], env: NodeJS.ProcessEnv): Started {
  const stdio = ['ignore', 'pipe', 'pipe'] as const;
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: [...stdio] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
  return { child, output: () => text, ended: new Promise((resolve) => child.once('exit', resolve)) };
}

/** Waits until `isSo`. Throws what the command has said when it ends before. */
export async function untilOrEnded(started: Started, isSo: () => boolean | Promise<boolean>): Promise<void> {
  let so = false;
  await until(async () => {
    so = await isSo();
    return so || started.child.exitCode !== null;
  }, 360_000);
  if (!so) throw new Error(started.output());
}

export function untilReady(started: Started): Promise<void> {
  return untilOrEnded(started, () => started.output().includes('is ready'));
}

/** The process that holds the folder's lock, and its children. */
export function worldProcesses(folder: string): number[] {
  const holder: number = JSON.parse(readFileSync(join(folder, 'lock'), 'utf8')).pid;
  const children = readFileSync(`/proc/${holder}/task/${holder}/children`, 'utf8').trim();
  return [holder, ...children.split(' ').filter(Boolean).map(Number)];
}
