import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { canInstall, installPackages } from '#local/testing/install-package.ts';
import { HOUR, MINUTE } from '#schema/rules/time/durations.ts';
import { ZONE_DATA, zoneNames, zoneOf } from './zone-data.ts';

const FILES = '/usr/share/zoneinfo';
const [FROM, TO] = [Date.UTC(2026, 0, 1), Date.UTC(2031, 0, 1)];

/** The release of Debian's time zones, the newest that can be had. */
function newestOfDebian(): string {
  if (canInstall()) installPackages('tzdata');
  return /^# version (\w+)/.exec(readFileSync(join(FILES, 'tzdata.zi'), 'utf8'))?.[1] ?? 'no release';
}

/** Twelve hours apart, so that a change of an afternoon is seen as well. */
const instants = Array.from({ length: (TO - FROM) / (12 * HOUR) }, (_, at) => FROM + at * 12 * HOUR);
const list = join(mkdtempSync(join(tmpdir(), 'instants-')), 'instants');
writeFileSync(list, instants.map((at) => `@${at / 1_000}\n`).join(''));

/** How far the clocks of a zone are ahead of UTC at each instant, as this system has it: +0545. */
function offsetsOfSystem(zone: string): string[] {
  const env = { ...process.env, TZ: zone };
  return execFileSync('date', ['-f', list, '+%z'], { env, encoding: 'utf8' }).trim().split('\n');
}

function written(offset: number): string {
  const minutes = Math.abs(offset) / MINUTE;
  const two = (n: number) => String(Math.floor(n)).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(minutes / 60)}${two(minutes % 60)}`;
}

test('members’ clocks are Debian’s until 2030, and no older than Debian’s newest', () => {
  const debian = newestOfDebian();
  // Where it fails, moment-timezone is to be updated: the newest of the two has to be the one in use.
  expect([ZONE_DATA, debian].sort().at(-1)).toBe(ZONE_DATA);
  const zones = zoneNames().filter((zone) => existsSync(join(FILES, zone)));
  expect(zones.length).toBeGreaterThan(400);
  const differing = zones.filter((zone) => {
    const ours = zoneOf(zone);
    const theirs = offsetsOfSystem(zone);
    return instants.some((at, place) => written(ours(new Date(at))) !== theirs[place]);
  });
  // What is newer than Debian's may know a law or two that Debian does not.
  if (ZONE_DATA === debian) expect(differing).toEqual([]);
  else expect(differing.length).toBeLessThan(10);
  const places = readFileSync(join(FILES, 'zone1970.tab'), 'utf8').matchAll(/^[A-Z,]+\t\S+\t(\S+)/gm);
  expect([...places].map(([, zone]) => zone).filter((zone) => !zoneNames().includes(String(zone)))).toEqual(
    [],
  );
});
