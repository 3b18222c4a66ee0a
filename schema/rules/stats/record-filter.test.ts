import { expect, test } from '@jest/globals';
import { FILTER_PARTS, recordAddress, recordFilterOf, unknownParameter } from './record-filter.ts';

const read = (address: string) => recordFilterOf(new URLSearchParams(address));

test('an address names the picks of a record, and comes back the same', () => {
  const filter = read('league=NFL&market=TOTAL&analyst=Dana+W&tier=FREE&window=DAYS_90&as=PLUS');
  expect(filter).toEqual({
    ...{ league: 'NFL', market: 'TOTAL', analyst: 'Dana W', tier: 'FREE', window: 'DAYS_90', asTier: 'PLUS' },
  });
  if ('problem' in filter) throw new Error(filter.problem);
  expect(recordAddress(filter).toString()).toBe(
    'league=NFL&market=TOTAL&analyst=Dana+W&tier=FREE&window=DAYS_90&as=PLUS',
  );
  expect(read('')).toEqual({});
  expect(recordAddress({ window: 'ALL' }).toString()).toBe('');
});

test.each([
  ['league=XFL', 'league: one of NFL, NCAAF, NBA, NCAAB, MLB, NHL'],
  ['window=DAYS_7', 'window: one of ALL, SEASON, DAYS_365, DAYS_90, DAYS_30'],
  ['as=GOLD', 'as: one of FREE, PLUS, PREMIUM, VIP'],
  ['tier=VIP&as=PLUS', 'tier: PLUS members do not get VIP picks'],
  ['since=2026-02-30', 'since: not a day of the calendar (YYYY-MM-DD)'],
  ['since=2026-02-03&window=DAYS_30', 'since: a window names the days already'],
])('%s says which part cannot be', (address, problem) => expect(read(address)).toEqual({ problem }));

test.each([
  ['leagues=NFL', 'leagues: no parameter of this file; did you mean league?'],
  ['Tier=VIP', 'Tier: no parameter of this file; did you mean tier?'],
  [
    'from=2026-01-01',
    'from: no parameter of this file; there are league, market, tier, window, as, analyst, since',
  ],
  ['league=NFL&as=VIP', null],
])('%s is refused by its name, with the nearest one that there is', (address, sentence) =>
  expect(unknownParameter(new URLSearchParams(address), FILTER_PARTS)).toBe(sentence),
);
