import { expect, test } from '@jest/globals';
import { percentText, signedPercentText } from './percent-text.ts';

test.each([
  [0.5238, '52.4%', '+52.4%'],
  [1, '100.0%', '+100.0%'],
  [-0.0042, '0.4%', '−0.4%'],
  [-0.0004, '0.0%', '0.0%'],
  [0, '0.0%', '0.0%'],
])('%d is %s, with its sign %s', (share, plain, signed) => {
  expect(percentText(share)).toBe(plain);
  expect(signedPercentText(share)).toBe(signed);
});
