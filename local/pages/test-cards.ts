/** Cards to try (packages/braintree-local/bank/test-cards.ts has all of Braintree's test numbers). */
export const TEST_CARDS: readonly (readonly [number: string, outcome: string])[] = [
  ['4111 1111 1111 1111', 'Visa: accepted and charged'],
  ['5555 5555 5555 4444', 'Mastercard: accepted and charged'],
  ['3782 822463 10005', 'American Express: accepted and charged (CVV of four digits)'],
  ['4000 1111 1111 1115', 'Declined by the bank'],
  ['3566 0020 2036 0505', 'The bank does not answer'],
  ['4000 1111 1111 1511', 'Refused by fraud protection'],
  ['4023 8984 9398 8028', 'Charged, then disputed at once: the plan ends'],
];
