import { expect, test } from '@jest/globals';
import { listedAnd, listedOr } from './listed.ts';

test.each([
  [[], ''],
  [['Free'], 'Free'],
  [['Free', 'Plus'], 'Free and Plus'],
  [['Free', 'Plus', 'Premium'], 'Free, Plus and Premium'],
])('%j', (items, text) => {
  expect(listedAnd(items)).toBe(text);
  expect(listedOr(items)).toBe(text.replace(' and ', ' or '));
});
