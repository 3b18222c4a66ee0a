import { describe, expect, test } from '@jest/globals';
import { ownPath, returnToOf, withReturnTo } from './return-to.ts';

describe('where a reader may be sent back to', () => {
  test.each(['/dashboard', '/dashboard?date=2026-11-19', '/pricing#plan-comparison', '/'])('%s', (path) =>
    expect(ownPath(path)).toBe(path),
  );

  test.each([
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '\\\\evil.test',
    'javascript:alert(1)',
    'dashboard',
    '',
    null,
    undefined,
    7,
  ])('never %j', (path) => expect(ownPath(path)).toBeNull());
});

test('router state wins over the address, and neither leads away', () => {
  const search = '?returnTo=%2Fadmin';
  expect(returnToOf({ search })).toBe('/admin');
  expect(returnToOf({ search, state: { returnTo: '/account' } })).toBe('/account');
  expect(
    returnToOf({ search: '?returnTo=//evil.test', state: { returnTo: 'https://evil.test' } }),
  ).toBeNull();
  expect(returnToOf({ search: '', state: null })).toBeNull();
});

test('a link carries it on; the start page is no wish', () => {
  expect(withReturnTo('/signin', '/dashboard?date=2026-11-19')).toBe(
    '/signin?returnTo=%2Fdashboard%3Fdate%3D2026-11-19',
  );
  expect(withReturnTo('/signin', '/')).toBe('/signin');
  expect(withReturnTo('/signin', null)).toBe('/signin');
});
