import { afterEach, expect, jest, test } from '@jest/globals';
import { addDays, easternDay } from '#schema/rules/time/eastern-time.ts';
import { yesterdaysBoard } from './yesterdays-board.ts';

const fetchBefore = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = fetchBefore;
});

/** A server on which it is this day, and whose board of each day has four picks that were won. Answers the days it was asked for. */
function serverOn(today: string): string[] {
  const asked: string[] = [];
  globalThis.fetch = jest.fn(async (_address: unknown, init?: RequestInit) => {
    const { yesterday } = JSON.parse(String(init?.body)).variables;
    asked.push(yesterday);
    const picks = [1, 2, 3, 4].map((each) => ({
      id: `${yesterday}-${each}`,
      status: 'PUBLISHED',
      result: 'WIN',
    }));
    const data = { today: { date: today }, board: { date: yesterday, picks } };
    return { json: async () => ({ data }) } as Response;
  }) as typeof fetch;
  return asked;
}

test('yesterday is asked for once where both clocks name the same day', async () => {
  const today = easternDay(new Date());
  const asked = serverOn(today);
  expect((await yesterdaysBoard())?.[0]?.id).toBe(`${addDays(today, -1)}-1`);
  expect(asked).toEqual([addDays(today, -1)]);
});

test('yesterday is the server’s, also where the clock of this device is a month behind', async () => {
  const today = addDays(easternDay(new Date()), 30);
  serverOn(today);
  expect((await yesterdaysBoard())?.map(({ id }) => id)[0]).toBe(`${addDays(today, -1)}-1`);
});
