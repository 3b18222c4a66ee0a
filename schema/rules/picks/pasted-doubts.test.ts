import { expect, test } from '@jest/globals';
import { SheetReader } from '#schema/rules/market/reading/questions.ts';
import { pastedDoubts } from './pasted-doubts.ts';
import { parsePastedPicks } from './pasted-picks.ts';

const DAY = '2031-11-20';
const NOW = new Date('2031-11-20T18:00:00Z');
const line = (pick: string, odds = '-110', time = '7:30 PM') =>
  `NBA,Plus,Memphis Grizzlies @ Boston Celtics,${time},${pick},${odds},1,Why`;
type Kept = Parameters<typeof pastedDoubts>[1][number];
const KEPT: Kept = {
  ...{ date: DAY, teamOne: 'Memphis Grizzlies', teamTwo: 'Boston Celtics' },
  market: 'SPREAD',
  pick: 'Celtics -4',
  status: 'PUBLISHED',
};

test.each<[string, string[], Kept[], [number, string][]]>([
  ['two sides of two markets', [line('Celtics -3.5'), line('Over 220.5')], [], []],
  ['a pick twice', [line('Celtics -3.5'), line('Celtics -4')], [], [[2, 'The same pick as line 1.']]],
  [
    'both sides of a spread',
    [line('Celtics -3.5'), line('Grizzlies +3.5')],
    [],
    [[2, 'The opposite side of line 1, Celtics −3.5.']],
  ],
  [
    'both sides of a total',
    [line('Over 220.5'), line('Under 221')],
    [],
    [[2, 'The opposite side of line 1, Over 220.5.']],
  ],
  ['what is posted already', [line('Celtics -3.5')], [KEPT], [[1, 'The same pick as a posted pick.']]],
  [
    'what is a draft already',
    [line('Celtics -3.5')],
    [{ ...KEPT, status: 'DRAFT' }],
    [[1, 'The same pick as a draft.']],
  ],
  [
    'the other side of a posted pick',
    [line('Grizzlies +3.5')],
    [KEPT],
    [[1, 'The opposite side of a posted pick, Celtics −4.']],
  ],
  ['what was withdrawn', [line('Celtics -3.5')], [{ ...KEPT, status: 'WITHDRAWN' }], []],
  ['another day', [line('Celtics -3.5')], [{ ...KEPT, date: '2031-11-21' }], []],
  ['odd odds', [line('Celtics ML', '-9000')], [], [[1, '−9000 is far from usual odds.']]],
  [
    'a game that has started',
    [line('Celtics ML', '-110', '12:30 PM')],
    [],
    [[1, 'Its game has started: it will be marked late and never counts.']],
  ],
])('%s', (_what, lines, kept, doubts) => {
  const reader = new SheetReader([]);
  const { picks } = parsePastedPicks(lines.join('\n'), { day: DAY, reader });
  expect([reader.problems, reader.questions]).toEqual([[], []]);
  expect(pastedDoubts(picks, kept, NOW)).toEqual(doubts.map(([row, text]) => ({ row, text })));
});
