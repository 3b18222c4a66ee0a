import { expect, test } from '@jest/globals';
import { placeInLine } from './place-in-line.ts';

test.each([
  ['pick_7a,7,-110', '7', 1, [8, 9]],
  ['-105,105,Harbor', '105', 1, [5, 8]],
  ['Celtics -4.5,5,5', '5', 2, [15, 16]],
  ['110\t110', '110', 1, [4, 7]],
  ['110;110', '110', -1, null],
  ['"Celtics, again",150', 'Celtics, again', 0, [0, 16]],
  ['Celtics -4.5,-4.5', '5', -1, null],
  ['NBA Bulls @ Clippers over 226.5 110 1u', '110', -1, [32, 35]],
  ['NBA Bulls @ Clippers over 110.5 1u', '110', -1, null],
])('in %j the words %j of column %d stand at %j', (line, cell, column, place) => {
  const found = placeInLine(line, { cell, column });
  expect(found && [found.from, found.to]).toEqual(place);
});
