import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root } from '#local/system/child-process.ts';
import { UserFacingError } from '#local/system/errors.ts';

type Build = {
  /** The script in package.json. */
  script: string;
  /** What it makes: a file that is there when it has run. */
  result: string;
  /** What it is made from. */
  sources: string[];
};

const ALWAYS = ['package-lock.json', 'package.json', 'tsconfig.json'];

const BUILDS = {
  gateway: {
    script: 'build:gateway',
    result: 'dist/gateway/main.js',
    sources: [...ALWAYS, 'gateway/**/*', 'schema/**/*', 'record/**/*'],
  },
  verifier: {
    script: 'build:verifier',
    result: 'dist/record/verify.tgz',
    sources: [...ALWAYS, 'record/**/*', 'schema/rules/**/*', 'docs/record*.md', 'LICENSE'],
  },
  frontend: {
    script: 'build:frontend',
    result: 'dist/frontend/index.html',
    sources: [...ALWAYS, 'vite.config.ts', 'index.html', 'frontend/**/*', 'schema/rules/**/*', 'record/**/*'],
  },
} satisfies Record<string, Build>;

export type BuildName = keyof typeof BUILDS;

/** Builds unless what is there was built from the same sources. Throws UserFacingError with the last words of the build. */
export async function build(name: BuildName, log: string, signal: AbortSignal): Promise<void> {
  const { script, result, sources } = BUILDS[name];
  // Beside what was built, so that a build by another way, which empties the folder, takes it along.
  const stamp = join(root, dirname(result), '.built-from');
  const hash = hashOf(sources);
  if (existsSync(join(root, result)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  await runScript(script, log, signal);
  writeFileSync(stamp, hash);
}

function hashOf(sources: string[]): string {
  const hash = createHash('sha256');
  const files = sources.flatMap((pattern) => globSync(pattern, { cwd: root })).sort();
  for (const file of files) {
    if (/\.test\.tsx?$/.test(file) || !statSync(join(root, file)).isFile()) continue;
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

async function runScript(script: string, log: string, signal: AbortSignal): Promise<void> {
  const command: string | undefined = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts[
    script
  ];
  if (!command) throw new UserFacingError(`package.json has no script ${script}.`);
  mkdirSync(dirname(log), { recursive: true });
  const output = openSync(log, 'w');
  const path = [join(root, 'node_modules/.bin'), dirname(process.execPath), process.env.PATH].join(delimiter);
  const child = spawn(command, {
    cwd: root,
    shell: true,
    env: { ...process.env, PATH: path, NODE_ENV: 'production' },
    stdio: ['ignore', output, output],
    signal,
  });
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', resolve);
  });
  if (code !== 0) throw new UserFacingError(`npm run ${script} failed:\n${firstLines(log)}`);
}

/** Bundlers say what is wrong before they say where in themselves they found it. */
function firstLines(log: string): string {
  return readFileSync(log, 'utf8').trim().split('\n').slice(0, 15).join('\n');
}
