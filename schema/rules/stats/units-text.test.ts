import { describe, expect, test } from '@jest/globals';
import { recordUnitsText, unitsSize } from './units-text.ts';

describe('units of a record', () => {
  test.each([
    [18, '+18.0 units'],
    [13.5, '+13.5 units'],
    [1, '+1.0 units'],
    [0, '0.0 units'],
    [-0.04, '0.0 units'],
    [36.75, '+36.8 units'],
    [-36.75, '−36.8 units'],
  ])('%d read %s', (units, text) => {
    expect(recordUnitsText(units)).toBe(text);
    expect(text).toContain(`${unitsSize(units)} units`);
  });
});
