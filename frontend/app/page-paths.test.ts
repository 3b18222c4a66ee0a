import { expect, test } from '@jest/globals';
import { isPagePath } from '#schema/rules/api/page-paths.ts';
import { checkoutPath, PATHS } from './paths.ts';

const plain = (path: string) => path.replace(/[#?:].*$/, '').replace(/(.)\/$/, '$1');

test.each(Object.values(PATHS))('%s is a page to the server', (path) => {
  expect(isPagePath(plain(path))).toBe(true);
});

test.each([
  [checkoutPath('premium_with_trial'), true],
  ['/home/', true],
  ['/wp-login', false],
  ['/metrics', false],
  ['/.git/config', false],
  ['/checkout/plus/more', false],
])('%s: %s', (path, expected) => {
  expect(isPagePath(path)).toBe(expected);
});
