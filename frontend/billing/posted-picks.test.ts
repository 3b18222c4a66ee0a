import { afterEach, expect, jest, test } from '@jest/globals';
import { loadPicksPerDay } from './posted-picks.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

interface Range {
  from?: string;
  to?: string;
}

/** A record that ends on a day and has nine Plus picks on each of its days. Answers with what it was asked for. */
function answerWith(record: { firstDay: string; to: string }) {
  const asked: Range[] = [];
  globalThis.fetch = (async (_address: string, { body }: { body: string }) => {
    const { variables } = JSON.parse(body) as { variables: Range };
    asked.push(variables);
    const first = [variables.from ?? '', record.firstDay].sort()[1] ?? '';
    const days = (Date.parse(variables.to ?? record.to) - Date.parse(first)) / 86_400_000 + 1;
    const tally = { wins: 9 * days, losses: 0, pushes: 0, voids: 0, pending: 0 };
    return { json: async () => ({ data: { record: { ...record, byTier: [{ tier: 'PLUS', tally }] } } }) };
  }) as unknown as typeof fetch;
  return asked;
}

test.each([
  ['a month behind', '2026-10-29T12:00:00Z'],
  ['right', '2026-11-29T12:00:00Z'],
  ['two months ahead', '2027-01-29T12:00:00Z'],
])('on a device whose clock is %s, picks a day are of the last days of the record', async (_clock, now) => {
  jest.useFakeTimers({ now: new Date(now), doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] });
  const asked = answerWith({ firstDay: '2026-07-21', to: '2026-11-28' });
  expect(await loadPicksPerDay()).toMatchObject({ FREE: 0, PLUS: 9, VIP: 9 });
  expect(asked.at(-1)).toEqual({ from: '2026-11-01', to: '2026-11-28' });
});

test('a record of five days is divided by five', async () => {
  answerWith({ firstDay: '2026-11-24', to: '2026-11-28' });
  expect(await loadPicksPerDay()).toMatchObject({ PLUS: 9 });
});
