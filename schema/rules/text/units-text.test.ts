import { describe, expect, test } from '@jest/globals';
import { signedUnits, stakeText, unitsSize, unitsText, unitsTone } from './units-text.ts';

describe('what was won or lost', () => {
  test.each([
    [18, '+18.0 units', 'win'],
    [4.35, '+4.4 units', 'win'],
    [0.549, '+0.5 units', 'win'],
    [-1.446, '−1.4 units', 'loss'],
    [0.647, '+0.6 units', 'win'],
    [3.18, '+3.2 units', 'win'],
    [1, '+1.0 units', 'win'],
    [0, '0.0 units', undefined],
    [-0.04, '0.0 units', undefined],
    [-1, '−1.0 units', 'loss'],
    [36.75, '+36.8 units', 'win'],
    [1650, '+1,650.0 units', 'win'],
    [-36.75, '−36.8 units', 'loss'],
  ])('%d read %s', (units, text, tone) => {
    expect(unitsText(units)).toBe(text);
    expect(text).toBe(`${signedUnits(units)} units`);
    expect(text).toContain(`${unitsSize(units)} units`);
    expect(unitsTone(units)).toBe(tone);
  });
});

test.each([
  [1, '1.0 units'],
  [1.5, '1.5 units'],
  [1.1, '1.1 units'],
  [0.25, '0.25 units'],
])('a stake of %d reads %s', (units, text) => expect(stakeText(units)).toBe(text));
