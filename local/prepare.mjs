import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installMissing, root, stop } from './install.mjs';

// Plain JavaScript on built-in modules only: this runs on whatever Node there is, before anything is installed.

const OLDEST = 20;
const major = (version) => Number(version.split('.')[0]);

/** Installs what is missing, then runs `entry` on the project's own Node with the arguments of this process. */
export async function runPrepared(entry, { tools }) {
  if (major(process.versions.node) < OLDEST) {
    stop(
      `Chalkline needs Node ${OLDEST} or newer, and this is ${process.versions.node}. Install it from https://nodejs.org and try again.`,
    );
  }
  await installMissing({ tools });
  await run(projectNode(), ['--import', 'tsx', join(root, entry), ...process.argv.slice(2)]);
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
