import { expect, test } from '@jest/globals';
import { refuseAmounts } from './refuse-amounts.ts';

test.each([
  '<p>Plans from $79 a month.</p>',
  '<strong>$1,129</strong>/month',
  '<p>$2.63<!-- --> per day</p>',
])('a drawn page that says %s is refused', (markup) =>
  expect(() => refuseAmounts('/pricing', markup)).toThrow('The page /pricing names a price'),
);

test.each(['<strong>__PLUS_MONTH__</strong>/month', '1 day for $0', 'About $9,310 in a month of $100 bets'])(
  'one that says %s is not',
  (markup) => expect(() => refuseAmounts('/start', markup)).not.toThrow(),
);
