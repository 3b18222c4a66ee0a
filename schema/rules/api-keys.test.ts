import { expect, test } from '@jest/globals';
import { apiKeyProblems, type NewApiKey } from './api-keys.ts';

const NOW = new Date('2031-11-20T17:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const GOOD: NewApiKey = { name: 'Model', scopes: ['read:picks'], expiresAt: inDays(30) };

test.each<[change: Partial<NewApiKey>, isAdmin: boolean, wrong: string[]]>([
  [{}, false, []],
  [{ expiresAt: null }, false, []],
  [{ expiresAt: inDays(366) }, false, []],
  [{ expiresAt: inDays(367) }, false, ['expiresAt']],
  [{ expiresAt: NOW }, false, ['expiresAt']],
  [{ expiresAt: inDays(-1) }, false, ['expiresAt']],
  [{ name: '  ' }, false, ['name']],
  [{ name: 'n'.repeat(60) }, false, []],
  [{ name: 'n'.repeat(61) }, false, ['name']],
  [{ scopes: [] }, false, ['scopes']],
  [{ scopes: ['read:picks', 'read:record'] }, false, []],
  [{ scopes: ['write:picks'] }, false, ['scopes']],
  [{ scopes: ['write:picks'] }, true, []],
  [{ name: '', scopes: [], expiresAt: inDays(-1) }, true, ['name', 'scopes', 'expiresAt']],
])('%j of an admin %s: wrong is %j', (change, isAdmin, wrong) => {
  expect(Object.keys(apiKeyProblems({ ...GOOD, ...change }, { isAdmin }, NOW))).toEqual(wrong);
});
