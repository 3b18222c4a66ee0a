import { execFile } from 'node:child_process';
import { join } from 'node:path';

/**
 * Runs npx in a folder with an empty cache and no registry, with the default of npm 12: a package from an address runs
 * only with `--allow-remote`.
 */
export function runNpx(folder: string, words: string[]): Promise<{ status: number; output: string }> {
  // npm tells the scripts it runs where it is itself.
  const path = process.env.npm_execpath;
  const [program, first]: [string, string[]] = path?.endsWith('npm-cli.js')
    ? [process.execPath, [path.replace(/npm-cli\.js$/, 'npx-cli.js')]]
    : ['npx', []];
  const env = {
    ...{ PATH: process.env.PATH, HOME: folder, npm_config_cache: join(folder, 'cache') },
    ...{ npm_config_registry: 'http://127.0.0.1:1/', npm_config_fetch_retries: '0' },
    ...{ npm_config_allow_remote: 'none', npm_config_update_notifier: 'false' },
  };
  return new Promise((resolve) => {
    const child = execFile(
      program,
      [...first, '--yes', ...words],
      { cwd: folder, env },
      (_failure, out, err) => resolve({ status: child.exitCode ?? -1, output: out + err }),
    );
  });
}
