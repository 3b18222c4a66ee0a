import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Plain JavaScript on built-in modules only: this runs on whatever Node there is, before anything is installed.

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** What runs the product here. The rest, `packages/tools`, is for checks, tests, benches and code generation. */
export const PRODUCT = ['', 'node_modules/@chalkline/braintree-local'];
const ONLY_PRODUCT = ['--workspace', 'packages/braintree-local', '--include-workspace-root'];
/** Written by npm when it has put everything in. */
const noted = join(root, 'node_modules/.package-lock.json');
/** Ours, while packages are added to others: npm takes one that was cut short for whole. */
const unfinished = join(root, 'node_modules/.unfinished');

/** Installs what the lock file says, as far as it is missing: all of it, or only what the product needs. */
export async function installMissing({ tools }) {
  if (!existsSync(unfinished) && isInstalled({ tools })) return;
  console.log(
    `Installing ${tools ? 'what tests and tools need' : 'the parts of Chalkline'}. It takes one to three minutes.`,
  );
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const beat = setInterval(() => console.log(`  ${seconds()} s, ${countPackages()} packages so far`), 10_000);
  const code = await npm([...howToInstall(), '--include=dev', ...(tools ? [] : ONLY_PRODUCT)]);
  clearInterval(beat);
  if (code !== 0 || !isInstalled({ tools })) {
    stop(
      'The installation did not finish; what npm said stands above. Mend it, then run the same command again.',
    );
  }
  rmSync(unfinished, { force: true });
  console.log(`Installed in ${seconds()} s.`);
}

/** From nothing, which begins by deleting; or only what differs, beside a product that may be running from the same folder. */
function howToInstall() {
  if (!existsSync(noted) || existsSync(unfinished)) return ['ci'];
  writeFileSync(unfinished, '');
  return ['install', '--no-save'];
}

export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Whether node_modules has what the lock file says. */
function isInstalled({ tools }) {
  if (!existsSync(noted)) return false;
  const installed = readPackages(noted);
  const wanted = readPackages(join(root, 'package-lock.json'));
  return (tools ? Object.keys(wanted) : neededBy(wanted, PRODUCT)).every((at) => {
    const { version, optional } = wanted[at];
    if (at === '' || (optional && !installed[at])) return true;
    return installed[at]?.version === version && existsSync(join(root, at, 'package.json'));
  });
}

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** The places in a lock file of what these places need, directly or not, and of themselves. */
export function neededBy(packages, places) {
  const needed = new Set(places);
  for (const at of needed) {
    const { resolved, link, dependencies, optionalDependencies, devDependencies } = packages[at];
    if (link) needed.add(resolved);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...devDependencies })) {
      const place = placeOf(packages, at, name);
      if (place) needed.add(place);
    }
  }
  return [...needed];
}

/** Where Node finds a package from another one: in its own folder, or in one above. */
function placeOf(packages, from, name) {
  const place = `${from && `${from}/`}node_modules/${name}`;
  if (packages[place]) return place;
  return from && placeOf(packages, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}

/** npm tells the scripts it runs where it is itself; without it, the one on PATH is taken. */
function npm(args) {
  const path = process.env.npm_execpath;
  const [program, first] = path?.endsWith('npm-cli.js') ? [process.execPath, [path]] : ['npm', []];
  return new Promise((resolve) => {
    const child = spawn(program, [...first, ...args, '--no-audit', '--no-fund', '--loglevel=error'], {
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
  if (!existsSync(folder)) return 0;
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, 'package.json'))).length;
}
