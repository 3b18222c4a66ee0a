import { expect, test } from '@jest/globals';
import { withDayOrder } from './day-order.ts';

const inOrder = (cells: string[][], isEuropean = false, today?: string) =>
  withDayOrder(
    cells.map((line, at) => ({ row: at + 1, cells: line })),
    { places: cells[0]?.map((_, at) => at) ?? [], isEuropean: () => isEuropean, today },
  ).map((line) => line.cells);
const column = (cells: string[], isEuropean = false, today?: string) =>
  inOrder(
    cells.map((cell) => [cell]),
    isEuropean,
    today,
  ).flat();

test.each([
  [
    ['02/12/2026', '13/12/2026'],
    ['2026-12-02', '2026-12-13'],
  ],
  [
    ['12/2/26', '12/13/26'],
    ['2026-12-02', '2026-12-13'],
  ],
  [
    ['02.12.2026', '13.12.2026'],
    ['2026-12-02', '2026-12-13'],
  ],
  [
    ['02-12-2026', '05-01-2027', '13-12-2026'],
    ['2026-12-02', '2027-01-05', '2026-12-13'],
  ],
  [
    ['02/12', '13/12'],
    ['12/02', '12/13'],
  ],
  [
    ['Wed 02/12/2026', '13/12'],
    ['Wed 2026-12-02', '12/13'],
  ],
  [
    ['02/12/2026 19:30', '13/12/2026, 7:30 PM'],
    ['2026-12-02 19:30', '2026-12-13, 7:30 PM'],
  ],
  [
    ['02/12/2026', '03/12/2026'],
    ['02/12/2026', '03/12/2026'],
  ],
  [
    ['02/13/2026', '13/12/2026'],
    ['02/13/2026', '13/12/2026'],
  ],
  [
    ['26-12-02', '02-12-2026'],
    ['26-12-02', '02-12-2026'],
  ],
  [
    ['2026-12-02', 'Dec 2'],
    ['2026-12-02', 'Dec 2'],
  ],
])('%j is %j', (given, expected) => {
  expect(column(given)).toEqual(expected);
});

test('one order holds in the whole sheet', () => {
  expect(
    inOrder([
      ['02/12/2026', '01/12 18:00'],
      ['13/12/2026', ''],
    ]),
  ).toEqual([
    ['2026-12-02', '12/01 18:00'],
    ['2026-12-13', ''],
  ]);
});

test('in a European sheet that does not show it, the days are written as those that are asked about', () => {
  const written = ['02/12/2026', '02-12-2026', '02/12', '02-12-26', 'Wed 02/12/2026 19:30'];
  const points = ['02.12.2026', '02.12.2026', '02.12.', '02.12.26', 'Wed 02.12.2026 19:30'];
  expect(column(written, true)).toEqual(points);
});

test.each([
  ['2026-12-02', ['3/12/2026', '04/12/26', '12/12'], ['3.12.2026', '04.12.26', '12.12.']],
  ['2026-12-31', ['2/1'], ['2.1.']],
  ['2026-12-02', ['12/3/2026', '3/12/2026'], ['12/3/2026', '3/12/2026']],
  ['2026-12-02', ['12/3', '12/4'], ['12/3', '12/4']],
  ['2026-12-12', ['12/12', '12/11'], ['12/12', '12/11']],
  ['2026-03-04', ['3/4', '3/5'], ['3/4', '3/5']],
  ['2026-07-02', ['3/12/2026'], ['3/12/2026']],
])('on %s the days %j are %j: asked about where only the other order is near', (today, given, expected) => {
  expect(column(given, false, today)).toEqual(expected);
});
