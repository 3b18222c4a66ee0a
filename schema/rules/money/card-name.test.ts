import { expect, test } from '@jest/globals';
import { cardName } from './card-name.ts';

test('a brand is written as it writes itself', () => {
  expect(['MasterCard', 'Visa', 'American Express'].map(cardName)).toEqual([
    ...['Mastercard', 'Visa', 'American Express'],
  ]);
});
