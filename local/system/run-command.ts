import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { root } from '#local/system/child-process.ts';

/** Runs a command line with the installed programs on PATH, its output shown as it comes. Answers its exit code. */
export function runCommand(command: string, env: NodeJS.ProcessEnv = {}): Promise<number> {
  const path = [join(root, 'node_modules/.bin'), dirname(process.execPath), process.env.PATH].join(delimiter);
  return new Promise((resolve) => {
    const child = spawn(command, {
      cwd: root,
      shell: true,
      stdio: 'inherit',
      env: { ...process.env, PATH: path, ...env },
    });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
