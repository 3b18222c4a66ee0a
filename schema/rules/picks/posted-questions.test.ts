import { expect, test } from '@jest/globals';
import { SheetReader } from '#schema/rules/market/reading/questions.ts';
import { type PostedPick, readPosted } from './posted-questions.ts';

const PICK: PostedPick = {
  ...{ sport: 'NBA', teamOne: 'Memphis Grizzlies', teamTwo: 'Boston Celtics', pick: '', odds: 1.91 },
  ...{ date: '2026-12-02', time: '19:30' },
};

test.each<[Partial<PostedPick>, string]>([
  [{ pick: 'Celtics ML', market: 'SPREAD', line: -3.5 }, 'Is Spread or Moneyline meant?'],
  [{ pick: 'Celtics -3.5', market: 'MONEYLINE' }, 'Is Moneyline or Spread meant?'],
  [{ pick: 'Over 220.5', market: 'MONEYLINE' }, 'Is Moneyline or Total meant?'],
  [{ pick: 'Over 220.5', market: 'TOTAL', line: 221.5 }, 'Is 221.5 or 220.5 meant?'],
  [{ pick: 'Celtics -3.5', market: 'SPREAD', line: 3.5 }, 'Is +3.5 or −3.5 meant?'],
])('%j: a field that contradicts the words is asked about', (given, asks) => {
  const reader = new SheetReader([]);
  readPosted(reader, { ...PICK, ...given }, { odds: true, start: true, bet: true, today: '2026-12-02' });
  expect(reader.questions.map((question) => question.asks)).toEqual([asks]);
});
