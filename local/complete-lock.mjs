/**
 * Completes package-lock.json after `npm install` (`npm run lock`). npm leaves out builds for other systems that it could not
 * see, and `npm ci` then refuses the lock everywhere. Such a build has the version its package requires, and its name says which
 * system it is for; npm skips it on every other. The hash of each comes from the registry, so that one that does not exist is
 * found here and not on the machine that needs it.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = new URL('../package-lock.json', import.meta.url);
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32', 'windows'];
const CHIPS = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'];

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const added = [];
for (const [at, owner] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(owner.optionalDependencies ?? {})) {
    const place = `node_modules/${name}`;
    if (lock.packages[place] || lock.packages[`${at}/${place}`]) continue;
    const build = buildOf(name, version);
    if (!build)
      throw new Error(`${name}, required by ${at || 'package.json'}, names no system: add it by hand.`);
    lock.packages[place] = { ...build, ...(owner.dev && { dev: true }), optional: true };
    added.push(name);
  }
}
for (const [at, { version, integrity, link, optional }] of Object.entries(lock.packages))
  if (optional && !integrity && !link) lock.packages[at] = withHash(at, version);
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)),
);
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(
  added.length ? `Added to the lock:\n  ${added.join('\n  ')}\n` : 'The lock is complete.\n',
);

function buildOf(name, version) {
  const words = name.split(/[/-]/);
  const os = SYSTEMS.find((system) => words.includes(system));
  const cpu = CHIPS.find((chip) => words.includes(chip));
  if (!os || !/^\d/.test(version)) return null;
  const libc = words.some((word) => word.startsWith('musl')) ? ['musl'] : undefined;
  const system = os === 'windows' ? 'win32' : os;
  return { version, ...(cpu && { cpu: [cpu] }), ...(libc && { libc }), os: [system] };
}

/** The same entry with the hash of the package as it was published. Throws when there is no such package. */
function withHash(at, version) {
  const name = at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const hash = execFileSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], {
    encoding: 'utf8',
  }).trim();
  if (!/^sha512-[\w+/]+={0,2}$/.test(hash)) throw new Error(`The registry has no ${name}@${version}.`);
  const { version: _, ...entry } = lock.packages[at];
  return { version, integrity: hash, ...entry };
}
