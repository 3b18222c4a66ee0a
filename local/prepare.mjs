import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Plain JavaScript on built-in modules only: this runs on whatever Node there is, before anything is installed.

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const OLDEST = 20;
/** Written by npm when it has put everything in. */
const noted = join(root, 'node_modules/.package-lock.json');
const major = (version) => Number(version.split('.')[0]);

/** Installs what is missing, then runs `entry` on the project's own Node with the arguments of this process. */
export async function runPrepared(entry) {
  if (major(process.versions.node) < OLDEST) {
    stop(
      `Chalkline needs Node ${OLDEST} or newer, and this is ${process.versions.node}. Install it from https://nodejs.org and try again.`,
    );
  }
  if (!isInstalled()) await install();
  await run(projectNode(), ['--import', 'tsx', join(root, entry), ...process.argv.slice(2)]);
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Whether node_modules matches the lock file; npm leaves a note of what it installed. */
function isInstalled() {
  if (!existsSync(noted)) return false;
  const installed = JSON.parse(readFileSync(noted, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '' || (optional && !installed[path])) return true;
    return installed[path]?.version === version && existsSync(join(root, path, 'package.json'));
  });
}

async function install() {
  console.log('Installing the parts of Chalkline. The first start takes two to four minutes.');
  const began = Date.now();
  const beat = setInterval(() => {
    console.log(`  ${Math.round((Date.now() - began) / 1000)} s, ${countPackages()} packages so far`);
  }, 10_000);
  const [program, first] = npm();
  const code = await npmInstall(program, first);
  clearInterval(beat);
  if (code !== 0 || !isInstalled()) {
    stop(
      'The installation did not finish; what npm said stands above. Mend it, then run the same command again.',
    );
  }
  console.log(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`);
}

/** npm tells the scripts it runs where it is itself; without it, the one on PATH is taken. */
function npm() {
  const path = process.env.npm_execpath;
  return path?.endsWith('npm-cli.js') ? [process.execPath, [path]] : ['npm', []];
}

/** Exactly what the lock file says, from nothing: an earlier installation may have been cut short. */
function npmInstall(program, first) {
  return new Promise((resolve) => {
    const flags = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
    const child = spawn(program, [...first, ...flags], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32' && program === 'npm',
    });
    child.once('error', () =>
      stop('npm was not found. It comes with Node: install Node from https://nodejs.org.'),
    );
    child.once('exit', resolve);
  });
}

function countPackages() {
  const folder = join(root, 'node_modules');
  return existsSync(folder) ? readdirSync(folder).length : 0;
}

/** The Node that package.json pins; where its installation was not allowed to run, this one if it is new enough. */
function projectNode() {
  const own = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(own)) return own;
  const wanted = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies.node;
  if (major(process.versions.node) >= major(wanted)) return process.execPath;
  return stop(
    `npm was not allowed to install Node ${wanted} for this project (ignore-scripts). Run "npm rebuild node", or use Node ${major(wanted)}.`,
  );
}

/** Waits for the child whatever signal comes: it is the one that knows how to stop, and in what order. */
function run(program, args) {
  return new Promise(() => {
    // The parts, and in tests some hundred processes, each begin with the same modules: they are compiled once.
    const env = { NODE_COMPILE_CACHE: join(root, '.local/compile-cache'), ...process.env };
    const child = spawn(program, args, { cwd: root, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
    for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    // Ctrl-C reaches the whole terminal group anyway.
    process.on('SIGINT', () => {});
    if (process.env.npm_lifecycle_event) whenOrphaned(() => child.kill('SIGTERM'));
    child.once('error', (error) => stop(`Node did not start: ${error.message}`));
    child.once('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
  });
}

/** When npm is killed, the shell between it and this process ends and passes nothing on. */
function whenOrphaned(stop) {
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    stop();
  }, 500);
  looking.unref();
}
