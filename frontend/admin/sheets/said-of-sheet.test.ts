import { afterEach, expect, test } from '@jest/globals';
import { keepColumns, keptColumns, NOTHING_SAID, withAnswers, withLine } from './said-of-sheet.ts';

afterEach(() => localStorage.clear());

const UNDER = { kind: 'picks' as const, by: 'uid', columns: [{ column: 'Bet' }, { column: 'Price' }] };

test('what columns are is kept for files with the same columns, of the same person and door, and nothing else', () => {
  const columns = [
    { column: 'Bet', of: 'pick' },
    { column: 'Price', of: null },
  ];
  keepColumns(UNDER, [...columns, { column: '', of: 'tier', value: 'Plus' }]);
  expect(keptColumns(UNDER)).toEqual(columns);
  expect(keptColumns({ ...UNDER, by: 'other' })).toBeNull();
  expect(keptColumns({ ...UNDER, kind: 'odds' })).toBeNull();
  expect(keptColumns({ ...UNDER, columns: [{ column: 'Price' }, { column: 'Bet' }] })).toBeNull();
});

test('columns without names are those of any file: nothing is kept for them', () => {
  const unnamed = { ...UNDER, columns: [{ column: 'column 1' }, { column: 'column 2' }] };
  keepColumns(unnamed, [{ column: 'column 1', of: 'pick' }]);
  expect(keptColumns(unnamed)).toBeNull();
});

test('an answer replaces an earlier one, and a line left out can be read again', () => {
  const said = withAnswers(NOTHING_SAID, [{ question: 'a', choice: 'one' }]);
  expect(withAnswers(said, [{ question: 'a', choice: 'two' }]).answers).toEqual([
    { question: 'a', choice: 'two' },
  ]);
  expect(withLine(withLine(said, 3, true), 5, true).leaveOut).toEqual([3, 5]);
  expect(withLine(withLine(said, 3, true), 3, false).leaveOut).toEqual([]);
});
