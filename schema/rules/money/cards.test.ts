import { expect, test } from '@jest/globals';
import { cardExpiredAt, cardName, cardText, expiryText } from './cards.ts';

test.each([
  ['09', '2031', '2031-10-01T03:59:59.999Z', false],
  ['9', '2031', '2031-10-01T04:00:00.000Z', true],
  ['12', '2026', '2027-01-01T04:59:59.999Z', false],
  ['12', '2026', '2027-01-01T05:00:00.000Z', true],
  ['01', '2032', '2031-12-01T00:00:00.000Z', false],
])('a card of %s/%s at %s', (expirationMonth, expirationYear, instant, expired) =>
  expect(cardExpiredAt({ expirationMonth, expirationYear }, new Date(instant))).toBe(expired),
);

test('a brand is written as it writes itself', () => {
  const brands = ['MasterCard', 'Visa', 'American Express', 'MasterCard ending in 4444'];
  expect(brands.map(cardName)).toEqual([
    'Mastercard',
    'Visa',
    'American Express',
    'Mastercard ending in 4444',
  ]);
});

test('a card is named by its brand and last digits, its end by month and year', () => {
  expect(cardText({ cardType: 'MasterCard', last4: '4444' })).toBe('Mastercard ending in 4444');
  expect(expiryText({ expirationMonth: '9', expirationYear: '2031' })).toBe('09/31');
});
