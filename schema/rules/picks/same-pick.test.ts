import { expect, test } from '@jest/globals';
import { isOppositePick, isSamePick } from './same-pick.ts';

const pick = {
  ...{ date: '2026-11-20', teamOne: 'Memphis Grizzlies', teamTwo: 'Boston Celtics' },
  ...{ market: 'SPREAD' as const, pick: 'Celtics -3.5' },
};

test.each<[string, Partial<Parameters<typeof isSamePick>[0]>, boolean]>([
  ['the same words', {}, true],
  ['another line', { pick: 'Boston Celtics −4' }, true],
  ['other capitals and spaces', { teamOne: ' memphis  grizzlies', pick: 'celtics −3.5' }, true],
  ['no market, the same words', { market: null }, true],
  ['no market, other words', { market: null, pick: 'Celtics -4' }, false],
  ['the other side', { pick: 'Grizzlies +3.5' }, false],
  ['another market', { market: 'MONEYLINE', pick: 'Celtics' }, false],
  ['another day', { date: '2026-11-21' }, false],
  ['another game', { teamTwo: 'Miami Heat' }, false],
])('%s', (_name, given, expected) => {
  expect(isSamePick(pick, { ...pick, ...given })).toBe(expected);
});

test.each<[string, Partial<Parameters<typeof isSamePick>[0]>, boolean]>([
  ['the other side', { pick: 'Grizzlies +3.5' }, true],
  ['the other side at another line', { pick: 'Memphis Grizzlies +4' }, true],
  ['the same side', { pick: 'Celtics -4' }, false],
  ['the other side of another market', { market: 'MONEYLINE', pick: 'Grizzlies' }, false],
  ['the other side without a market', { market: null, pick: 'Grizzlies +3.5' }, false],
  ['the other side on another day', { date: '2026-11-21', pick: 'Grizzlies +3.5' }, false],
])('bets against it: %s', (_name, given, expected) => {
  expect(isOppositePick(pick, { ...pick, ...given })).toBe(expected);
});
