/**
 * Completes package-lock.json after `npm install` (`npm run lock`). A registry that holds no builds for other
 * systems leaves them out of the lock, and `npm ci` then refuses it everywhere. Such a build has the version its
 * package asks for, and its name says which system it is for; npm skips it on every other.
 */
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
      throw new Error(`${name}, asked for by ${at || 'package.json'}, names no system: add it by hand.`);
    lock.packages[place] = { ...build, ...(owner.dev && { dev: true }), optional: true };
    added.push(name);
  }
}
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
