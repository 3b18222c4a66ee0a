import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { root } from '#local/system/child-process.ts';

const PATH = [join(root, 'node_modules/.bin'), dirname(process.execPath), process.env.PATH].join(delimiter);

/** Runs a command line with the installed programs on PATH, its output shown as it comes. Answers its exit code. */
export function runCommand(command: string, env: NodeJS.ProcessEnv = {}): Promise<number> {
  const options = {
    cwd: root,
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, PATH, ...env },
  } as const;
  return codeOf(spawn(command, options));
}

/** The same, with what it prints in the answer instead of on the screen. */
export async function captureCommand(command: string): Promise<{ code: number; output: string }> {
  const child = spawn(command, { cwd: root, shell: true, env: { ...process.env, PATH } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  return { code: await codeOf(child), output };
}

function codeOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
}
