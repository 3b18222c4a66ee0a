import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { easternDay, easternInstant } from '#schema/rules/time/eastern-time.ts';
import { openBrowser, type Visit } from '../browser.ts';
import { ADMIN } from './admin.ts';
import { ATTACKS } from './attacks.ts';
import { CARD_FORM } from './card-form.ts';
import { FREE_DAY } from './free-day.ts';
import { OFFLINE } from './offline.ts';
import { OWN_PLAN } from './own-plan.ts';
import { PAYING } from './paying.ts';
import { PLANS } from './plans.ts';
import type { Probe } from './probe.ts';
import { RESULTS } from './results.ts';
import { TOOLS } from './tools.ts';
import { VISITORS } from './visitors.ts';

/**
 * `npm run former-defects -- http://localhost:4000 [rows]`: what users ran into at 51d383f, done again on a running
 * product of any commit. Prints for each whether it held or what was found instead; exits 1 when one did not hold.
 * It buys, cancels, posts and moves the clock, so the world should be a new one.
 */
const [origin = 'http://localhost:4000', ...rows] = process.argv.slice(2);
process.env.CHALKLINE_ORIGIN = origin;

/** TOOLS end with the next day, and ATTACKS use up the limits of this network. */
const PROBES = [
  ...[...VISITORS, ...CARD_FORM, ...PAYING, ...OWN_PLAN, ...FREE_DAY, ...PLANS, ...RESULTS, ...ADMIN],
  ...[...OFFLINE, ...TOOLS, ...ATTACKS],
];

/** At noon in New York the day's picks are released, and no game has begun. */
async function moveToNoon(): Promise<void> {
  const { now } = (await (await fetch(`${origin}/local/clock`)).json()) as { now: string };
  const moment = new Date(now);
  const day = easternDay(moment);
  const [opening, noon] = [easternInstant(day, '11:05'), easternInstant(day, '12:00')];
  if (moment > easternInstant(day, '16:00'))
    console.log(`It is late in this world: begin a new one before 4 pm in New York.`);
  if (moment > opening) return;
  const to = { to: noon.toISOString() };
  const headers = { 'content-type': 'application/json' };
  await fetch(`${origin}/local/clock`, { method: 'POST', headers, body: JSON.stringify(to) });
}

const folder = mkdtempSync(join(tmpdir(), 'former-defects-'));
const browser = await openBrowser(origin, folder);

async function tried({ row, promise, check }: Probe): Promise<boolean> {
  const visits: Visit[] = [];
  const visit: typeof browser.visit = async (options) => {
    const opened = await browser.visit(options);
    visits.push(opened);
    return opened;
  };
  const found = await check({ origin, visit }).then(
    () => null,
    (error: Error) => shortened(error.message),
  );
  await Promise.all(visits.map((each) => each.end()));
  console.log(
    `${found === null ? 'held  ' : 'broken'} ${row.padEnd(4)} ${promise}${found === null ? '' : `\n            ${found}`}`,
  );
  return found === null;
}

/** One line, without the numbers that Braintree's helper inputs have. */
function shortened(message: string): string {
  const line = message.split('\n')[0]?.replaceAll(/-[\da-f]{8}-[\da-f-]{27}/g, '') ?? '';
  return line.length > 200 ? `${line.slice(0, 200)}…` : line;
}

await moveToNoon();
const asked = PROBES.filter(({ row }) => rows.length === 0 || rows.includes(row));
let broken = 0;
for (const probe of asked) if (!(await tried(probe))) broken += 1;
await browser.close();
rmSync(folder, { recursive: true, force: true });
console.log(`${asked.length - broken} of ${asked.length} held`);
process.exitCode = broken === 0 ? 0 : 1;
