import { expect, test } from '@jest/globals';
import { idsByTier } from './discord-ids.ts';

const [ONE, TWO] = ['117000000000000001', '117000000000000002'];

test.each([
  ['', {}],
  [`plus:${ONE}`, { PLUS: ONE }],
  [` VIP: ${TWO} , plus:${ONE}`, { PLUS: ONE, VIP: TWO }],
  [`gold:${ONE}`, null],
  [`plus:${ONE},plus:${TWO}`, null],
  [`plus:${ONE},vip:${ONE}`, null],
  ['plus:12', null],
  [ONE, null],
])('%j', (text, ids) => {
  expect(idsByTier(text)).toEqual(ids);
});
