import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, PLENTY, type TestGateway } from '#gateway/testing/gateway.ts';
import { startProcessor } from '#gateway/testing/processor.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { worldWork } from '#local/clock/world-work.ts';
import { DEMO_USERS } from '#local/demo/demo-users.ts';
import { picksOfDay } from '#local/demo/picks-of-day.ts';
import { isGraded } from '#local/demo/schedule.ts';
import { moveForward, now } from '#local/system/clock.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { addDays, easternDay, easternInstant } from '#schema/rules/time/eastern-time.ts';

/** What the demo's admin does at a stop of the clock costs a third of this. */
const STAFF_POINTS = 12_000;
const folder = temporaryFolder();
/** A Wednesday: its games begin from 12:30 to 10:00 PM. */
const DAY = '2031-11-19';

let processor: Awaited<ReturnType<typeof startProcessor>>;
let gateway: TestGateway;
let admin: TestUser;
let work: ReturnType<typeof worldWork>;

beforeAll(async () => {
  process.env.CLOCK_FILE = join(folder, 'offset');
  processor = await startProcessor();
  const settings = { CLOCK_FILE: process.env.CLOCK_FILE, BRAINTREE_ENVIRONMENT: processor.url };
  gateway = await openGateway(settings, { ...PLENTY, staff: STAFF_POINTS });
  const [owner] = DEMO_USERS.filter(({ role }) => role === 'OWNER');
  admin = await member(gateway, { email: String(owner?.email), role: 'OWNER' });
  const origin = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  work = worldWork({ gateway: origin, identity: `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}` });
});
afterAll(async () => {
  await gateway.close();
  await processor.close();
  delete process.env.CLOCK_FILE;
  rmSync(folder, { recursive: true, force: true });
});

/** Moves the clock to an instant, and has all done that is due there. */
async function stopAt(instant: Date, arrived = false) {
  moveForward(instant.getTime() - now().getTime());
  gateway.services.clock.set(now().toISOString());
  return work.workOff(arrived);
}

interface Board {
  adminBoard: { picks: { status: string; result: string }[] };
}

async function boardOf(day: string) {
  const query = `{ adminBoard(date: "${day}") { picks { status result } } }`;
  return (await ask<Board>(gateway, query, {}, admin)).data.adminBoard.picks;
}

test('a clock that is moved goes on in the next minute where the admin has used up the points of this one', async () => {
  const morning = easternInstant(addDays(DAY, -2), '09:30');
  moveForward(morning.getTime() - now().getTime());
  gateway.services.clock.set(now().toISOString());
  const BUSY = `{ ${Array.from({ length: 3 }, (_, at) => `b${at}: adminBoard(date: "${DAY}") { picks { id } }`).join(' ')} }`;
  while (!(await ask(gateway, BUSY, {}, admin)).errors);
  const stopped = await work.workOff(false);
  if (!('next' in stopped)) throw new Error(`It halted: ${JSON.stringify(stopped)}`);
  expect(stopped.next.job).toBe('the demo’s admin');
  expect(stopped.next.at.getTime() - now().getTime()).toBeLessThanOrEqual(60_000);
  expect(await stopAt(new Date(stopped.next.at.getTime()))).toHaveProperty('next');
  expect((await boardOf(DAY)).map(({ status }) => status)).toEqual(Array(12).fill('DRAFT'));
});

test('where it comes to stand, every game that is over is graded, also those since the last turn of the admin', async () => {
  for (const [day, time] of [
    [addDays(DAY, -1), '09:30'],
    [DAY, '21:00'],
  ] as const)
    expect(await stopAt(easternInstant(day, time))).toHaveProperty('next');
  const later = easternInstant(DAY, '22:59');
  const graded = (at: Date) => picksOfDay(DAY).filter((pick) => isGraded(pick, at)).length;
  expect(graded(later)).toBeGreaterThan(graded(easternInstant(DAY, '21:00')));
  expect(await stopAt(later, true)).toHaveProperty('next');
  expect(easternDay(now())).toBe(DAY);
  const decided = (await boardOf(DAY)).filter(({ result }) => result !== 'PENDING');
  expect(decided).toHaveLength(graded(later));
});
