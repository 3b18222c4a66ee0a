import { expect, test } from '@jest/globals';
import { type Answer, openQuestions, SheetReader } from '#schema/rules/market/reading/questions.ts';
import { parsePastedPicks } from './pasted-picks.ts';
import { priceSheet, pricesIn } from './price-file.ts';
import type { PricedPick } from './price-fit.ts';

const PICKS = new Map<string, PricedPick>([
  ['pick_total', { pick: 'Under 220.5', market: 'TOTAL', line: 220.5, odds: 1.909091 }],
  ['pick_spread', { pick: 'Bills -3.5', market: 'SPREAD', line: -3.5, odds: 1.909091 }],
]);
const prices = (line: string, answers: Answer[] = []) => {
  const said = { answers };
  const read = pricesIn(priceSheet(`pick,moment,line,odds\n${line}`, said), PICKS, said);
  return {
    odds: read.prices.map(({ odds }) => odds),
    open: openQuestions(read.questions).map(({ key, choices }) => [key, choices.map(({ label }) => label)]),
    problems: read.problems,
  };
};

test.each(['o220.5', 'Over 220.5', '220.5o', 'o220.5 -105'])(
  'a line of the over beside a pick of the under is asked about: %s',
  (line) => {
    const key = `line:side:pick_total ${line}`;
    const row = `pick_total,CLOSE,${line},-105`;
    expect(prices(row)).toEqual({ odds: [], problems: [], open: [[key, ['Of the under, as the pick']]] });
    expect(prices(row, [{ question: key, choice: 'own' }]).odds).toEqual([1.952381]);
  },
);

test.each(['u220.5', '220.5', 'under 220.5'])('the own side is not asked about: %s', (line) => {
  expect(prices(`pick_total,CLOSE,${line},-105`)).toEqual({ odds: [1.952381], problems: [], open: [] });
});

test('two prices in a line of a file are asked about, and the same one twice is not', () => {
  const row = 'pick_spread,CLOSE,-3.5 -105,-110';
  const key = 'odds:words:-110 / -3.5 -105';
  expect(prices(row)).toEqual({ odds: [], problems: [], open: [[key, ['−110', '−105']]] });
  expect(prices(row, [{ question: key, choice: '-105' }]).odds).toEqual([1.952381]);
  for (const same of ['-3.5 -105,-105', '-3.5 -105,1.95', '-3.5 +105,105', '-3.5 -105,'])
    expect(prices(`pick_spread,CLOSE,${same}`)).toMatchObject({ open: [], odds: [expect.any(Number)] });
});

const HEADER = 'sport,tier,game,time,pick,odds,market,line,details';
const paste = (pick: string, market: string, line: string, answers: Answer[] = []) => {
  const reader = new SheetReader(answers);
  const text = `${HEADER}\nNBA,Plus,Celtics @ Lakers,7:30 PM,${pick},-110,${market},${line},Why`;
  const { picks } = parsePastedPicks(text, { day: '2026-12-02', reader });
  return {
    picks: picks.map((each) => `${each.pick} ${each.market} ${each.line}`),
    open: openQuestions(reader.questions).map(({ key, choices }) => [key, choices.map(({ label }) => label)]),
  };
};

test.each([
  ['Under 220.5', 'Over', ''],
  ['Under 220.5', '', 'o220.5'],
  ['Under 220.5', 'total', '220.5o'],
  ['Under', '', 'o220.5'],
  ['Under', 'Over', '220.5'],
])('cells that name both over and under are asked about: %s, %s, %s', (pick, market, line) => {
  const { picks, open } = paste(pick, market, line);
  expect([picks, open]).toEqual([
    [],
    [[expect.stringContaining('pick:side:'), ['Under 220.5', 'Over 220.5']]],
  ]);
  const question = String(open[0]?.[0]);
  expect(paste(pick, market, line, [{ question, choice: 'Over 220.5' }]).picks).toEqual([
    'Over 220.5 TOTAL 220.5',
  ]);
});

test('a market and a line that name both sides, and cells that agree', () => {
  expect(paste('Over', 'Over', 'u220.5').open).toHaveLength(1);
  expect(paste('220.5', 'Over', 'u220.5').open).toHaveLength(1);
  expect(paste('Over 220.5', 'Over', 'o220.5')).toEqual({ picks: ['Over 220.5 TOTAL 220.5'], open: [] });
  expect(paste('Under', '', 'u220.5')).toEqual({ picks: ['Under 220.5 TOTAL 220.5'], open: [] });
  expect(paste('Under 220.5', 'Over/Under', '220.5')).toEqual({
    picks: ['Under 220.5 TOTAL 220.5'],
    open: [],
  });
});
