import { expect, test } from '@jest/globals';
import { withMinus } from './minus.ts';

test.each([
  ['Duke -3.5', 'Duke −3.5'],
  ['-110', '−110'],
  ['Under 48.5 (-105)', 'Under 48.5 (−105)'],
  ['Celtics -.5', 'Celtics −.5'],
  ['Saint-Denis 2-1', 'Saint-Denis 2-1'],
  ['A 7-4-1 record', 'A 7-4-1 record'],
  ['+150', '+150'],
])('%s', (typed, shown) => expect(withMinus(typed)).toBe(shown));
