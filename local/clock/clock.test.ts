import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import fastify from 'fastify';
import { moveForward, now, offsetMs } from '#local/system/clock.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { installClock } from './clock-routes.ts';
import { durationMs } from './duration.ts';

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
  installClock(app, () => {});
  afterAll(() => app.close());
  const post = (payload: object) => app.inject({ method: 'POST', url: '/local/clock', payload });

  test.each([
    [{ advance: 'PT24H' }, 24 * HOUR],
    [{ advanceSeconds: 90 }, 90_000],
  ])('POST %j moves it', async (body, offset) => {
    const answer = await post(body);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ offsetMs: offset });
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
    expect((await app.inject('/local/clock')).json()).toMatchObject({ offsetMs: 0 });
    const page = await app.inject({ url: '/local/clock', headers: { accept: 'text/html' } });
    expect(page.headers['content-type']).toMatch('text/html');
    expect(page.body).toContain('To 3 PM in New York');
  });
});
