import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import fastify from 'fastify';
import { moveForward, now, offsetMs } from '#local/system/clock.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { until } from '#local/testing/until.ts';
import { durationMs } from './clock-move.ts';
import { timeLeftText } from './clock-page.ts';
import { installClock } from './clock-routes.ts';
import { createMoves, type DoneOrHalted } from './moves.ts';
import { worldWork } from './world-work.ts';

const HOUR = 3_600_000;
const folder = temporaryFolder();
const file = join(folder, 'clock', 'offset');

beforeEach(() => {
  rmSync(file, { force: true });
  process.env.CLOCK_FILE = file;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the movable clock', () => {
  test('is real time until it is moved', () => {
    expect(offsetMs()).toBe(0);
    const before = Date.now();
    const moment = now().getTime();
    expect([before <= moment, moment <= Date.now()]).toEqual([true, true]);
  });

  test('moves forward, and further forward', () => {
    moveForward(HOUR);
    moveForward(HOUR);
    expect(offsetMs()).toBe(2 * HOUR);
    const before = Date.now();
    expect(now().getTime()).toBeGreaterThanOrEqual(before + 2 * HOUR);
  });

  test.each([-1, 0, Number.NaN, Number.POSITIVE_INFINITY, 12 * 366 * 24 * HOUR])('refuses %s ms', (move) => {
    moveForward(HOUR);
    expect(() => moveForward(move)).toThrow();
    expect(offsetMs()).toBe(HOUR);
  });

  test.each([
    ['PT24H', 24 * HOUR],
    ['P30D', 720 * HOUR],
    ['P1DT1H1M1S', 25 * HOUR + 61_000],
  ])('%s is read', (text, milliseconds) => expect(durationMs(text)).toBe(milliseconds));

  test.each(['', 'P', 'PT', 'P1DT', '24H', 'P-1D', 'P1M', 'PT1.5H'])('"%s" is no duration', (text) =>
    expect(() => durationMs(text)).toThrow(/ISO 8601/),
  );
});

describe('/local/clock', () => {
  const app = fastify();
  installClock(
    app,
    createMoves(
      () => worldWork({}),
      () => {},
    ),
  );
  afterAll(() => app.close());
  const post = (payload: object) => app.inject({ method: 'POST', url: '/local/clock', payload });

  test.each([
    [{ advance: 'PT24H' }, 24 * HOUR],
    [{ advanceSeconds: 90 }, 90_000],
  ])('POST %j moves it', async (body, milliseconds) => {
    const began = Date.now();
    const answer = await post(body);
    expect(answer.statusCode).toBe(200);
    const { now: moment, move } = answer.json();
    expect(Date.parse(moment)).toBeGreaterThanOrEqual(began + milliseconds);
    expect(Date.parse(moment)).toBeLessThanOrEqual(Date.now() + milliseconds);
    expect(move).toBeNull();
  });

  test.each([
    ['2031-01-31T17:00:00Z', '2031-02-28T17:00:00Z'],
    // Noon in New York; summer time begins on March 9.
    ['2031-02-28T17:00:00Z', '2031-03-28T16:00:00Z'],
    ['2031-07-15T17:00:00Z', '2031-08-15T17:00:00Z'],
  ])('POST moves it by a month, from %s to %s, as a plan renews', async (from, to) => {
    moveForward(Date.parse(from) - now().getTime());
    const { now: moment } = (await post({ advance: 'P1M' })).json();
    const passed = Date.parse(moment) - Date.parse(to);
    expect([passed >= 0, passed < HOUR]).toEqual([true, true]);
  });

  test('POST moves it to an instant', async () => {
    const began = Date.now();
    const to = began + 5 * HOUR;
    const { now: moment } = (await post({ to: new Date(to).toISOString() })).json();
    expect(Date.parse(moment)).toBeGreaterThanOrEqual(to);
    expect(Date.parse(moment)).toBeLessThanOrEqual(to + Date.now() - began);
  });

  test.each([
    { advance: '-PT1H' },
    { advanceSeconds: -1 },
    { advanceSeconds: 'soon' },
    { to: '2020-01-01T00:00:00Z' },
    { to: '2030-02-01' },
    { advance: 'PT1H', advanceSeconds: 1 },
    {},
  ])('POST %j is refused in a sentence, and nothing moves', async (body) => {
    const answer = await post(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toMatch(/^[A-Z"].*\.( .*)?$|PT24H/);
    expect(offsetMs()).toBe(0);
  });

  test('GET reads it, and is a page for browsers', async () => {
    expect((await app.inject('/local/clock')).json()).toMatchObject({ offsetMs: 0, ahead: 'Real time' });
    const page = await app.inject({ url: '/local/clock', headers: { accept: 'text/html' } });
    expect(page.headers['content-type']).toMatch('text/html');
    expect(page.body).toContain('To 3 PM in New York');
  });
});

describe('a move', () => {
  const START = Date.parse('2031-11-20T17:00:00Z');
  const at = (hours: number) => new Date(START + hours * HOUR);
  /** Something is due at each of these hours; what is named in `broken` cannot be done. */
  function world(due: readonly number[], broken = new Set<number>()) {
    const done: number[] = [];
    const work = {
      workOff: async (): Promise<DoneOrHalted> => {
        for (const hour of due) {
          if (at(hour) > now() || done.includes(hour)) continue;
          if (broken.has(hour)) return { halt: { job: `job ${hour}`, reason: 'It is broken' } };
          // Each is done while it is its hour, and no later one has come.
          expect(now().getTime() - at(hour).getTime()).toBeLessThan(HOUR / 2);
          done.push(hour);
        }
        const next = due.find((hour) => at(hour) > now()) ?? 1_000;
        return { next: { job: `job ${next}`, at: at(next) } };
      },
    };
    let days = 0;
    const moves = createMoves(
      () => work,
      () => {
        days += 1;
      },
    );
    return { moves, done, broken, days: () => days };
  }
  beforeEach(() => {
    moveForward(START - now().getTime());
  });

  test('stops at every moment at which something is due, in their order, and tells pages of each new day', async () => {
    const { moves, done, days } = world([1, 5, 12, 30, 48, 49]);
    await moves.by(48.5 * HOUR);
    expect(done).toEqual([1, 5, 12, 30, 48]);
    expect(now().getTime() - at(48.5).getTime()).toBeGreaterThanOrEqual(0);
    expect(now().getTime() - at(48.5).getTime()).toBeLessThan(60_000);
    expect([moves.current(), days()]).toEqual([null, 3]);
  });

  test('that cannot finish says at which day and job it stopped, and goes on from there when asked again', async () => {
    const { moves, done, broken } = world([1, 30, 40], new Set([30]));
    const words =
      'The clock stopped on Friday, November 21, 2031, at "job 30": It is broken. Move it again to go on to Nov 22, 2031, 12:00 PM ET.';
    await expect(moves.by(48 * HOUR)).rejects.toThrow(words);
    expect(moves.current()?.halt).toEqual({ job: 'job 30', reason: 'It is broken' });
    await expect(moves.by(24 * HOUR)).rejects.toThrow('job 30');
    broken.clear();
    await moves.by(at(48).getTime() - now().getTime());
    expect(done).toEqual([1, 30, 40]);
    expect(moves.current()).toBeNull();
  });

  test('is one at a time; its page shows how far it has come, and one that stopped can go on', async () => {
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const moves = createMoves(
      () => ({
        workOff: () =>
          held.then(() => ({ halt: { job: 'record-witnesses', reason: 'A witness is silent' } })),
      }),
      () => {},
    );
    const app = fastify();
    installClock(app, moves);
    const post = () => app.inject({ method: 'POST', url: '/local/clock', payload: { advance: 'P30D' } });
    const page = async () =>
      (await app.inject({ url: '/local/clock', headers: { accept: 'text/html' } })).body;
    const first = post();
    await until(() => moves.current() !== null);
    expect((await post()).statusCode).toBe(409);
    expect(await page()).toMatch(/data-moving/);
    finish();
    const answer = await first;
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({
      error: expect.stringMatching(/^The clock stopped on .*"record-witnesses": A witness is silent\./),
      move: { job: expect.any(String), halt: { job: 'record-witnesses' } },
    });
    expect(await page()).toContain('Go on to Dec 20, 2031');
    await app.close();
  });
});

test.each<[days: number, seconds: number, text: string | null]>([
  [1, 2, null],
  [0, 30, null],
  [10, 30, 'about 60 s left'],
  [1, 4, 'about 2 min left'],
  [29, 87, 'about 5 s left'],
])('after %i of 30 days in %i seconds: %s', (days, seconds, text) => {
  const from = new Date('2031-11-20T17:00:00Z');
  const on = (day: number) => new Date(from.getTime() + day * 24 * HOUR);
  expect(timeLeftText({ from, to: on(30), lasts: () => seconds * 1_000 }, on(days))).toBe(text);
});
