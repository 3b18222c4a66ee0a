import { expect, test } from '@jest/globals';
import { teamKey } from './game-sides.ts';

test.each([
  ['Montréal Canadiens', 'Montreal Canadiens'],
  ['St. Louis Blues', 'st louis blues'],
  ['Texas A&M', 'Texas A and M'],
  ['  Los Angeles   Lakers ', 'Los Angeles Lakers'],
])('%s is %s', (one, other) => {
  expect(teamKey(one)).toBe(teamKey(other));
});

test.each([
  ['Miami', 'Miami (OH)'],
  ['Los Angeles Lakers', 'Los Angeles Clippers'],
  ['Boston Celtics', 'Celtics'],
  ['広島', '東京'],
])('%s is not %s', (one, other) => {
  expect(teamKey(one)).not.toBe(teamKey(other));
});
