import { expect, test } from '@jest/globals';
import { dataOrNull, markupOrNull, workerOrNull } from './trusted-types.ts';

test.each([
  ['a style sheet', ':root{--size:1px}', true],
  ['an image that runs script', '<img src=x onerror=alert(1)>', false],
  ['a script', '<script>alert(1)</script>', false],
  ['nothing', '', true],
])('%s as markup: %#', (_name, text, isAllowed) => {
  expect(markupOrNull(text)).toBe(isAllowed ? text : null);
});

test.each([
  ['data', '{"rda_tenant":"bt_card"}', true],
  ['a call', 'alert(1)', false],
  ['a number', '1', false],
])('%s as script: %#', (_name, text, isAllowed) => {
  expect(dataOrNull(text)).toBe(isAllowed ? text : null);
});

test.each([
  ['/service-worker.js', true],
  [`${location.origin}/assets/challenge-worker-B4x_9-q.js`, true],
  ['https://evil.example/assets/challenge-worker-B4x.js', false],
  ['/assets/other-B4x.js', false],
])('the script %s by its address: %s', (address, isAllowed) => {
  expect(workerOrNull(address)).toBe(isAllowed ? address : null);
});
