import { expect, test } from '@jest/globals';
import { foldedActs, foldedText } from './folded-acts.ts';

const act = (second: number, given: object = {}) => ({
  ...{ at: new Date(Date.UTC(2026, 10, 20, 15, 0, second)).toISOString(), actorId: 'ann', keyId: null },
  ...{ signedInAt: null, action: 'pick.publish', ...given },
});

test('acts are of one row while the same person does the same within a minute', () => {
  const acts = [
    act(80),
    act(59),
    act(2),
    act(1, { keyId: 'key_1' }),
    act(1, { action: 'pick.grade' }),
    act(0, { actorId: 'bob' }),
    act(0, { actorId: 'bob', signedInAt: '2026-11-20T14:00:00.000Z' }),
  ];
  expect(foldedActs(acts).map((row) => row.length)).toEqual([1, 2, 1, 1, 1, 1]);
  expect(foldedActs([])).toEqual([]);
});

test.each([
  ['pick.publish', 1, 'Posted a pick'],
  ['pick.publish', 12, 'Posted 12 picks'],
  ['list.export', 2, 'Posted a pick (2 times)'],
])('%s of %i', (action, count, text) => expect(foldedText(action, 'Posted a pick', count)).toBe(text));
