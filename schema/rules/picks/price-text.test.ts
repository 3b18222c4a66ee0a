import { expect, test } from '@jest/globals';
import { priceText } from './price-text.ts';

test.each([
  [12_900, '$129'],
  [263, '$2.63'],
  [430, '$4.30'],
  [0, '$0'],
  [124_900, '$1,249'],
])('%d cents are %s on a card', (cents, expected) => {
  expect(priceText(cents)).toBe(expected);
});
