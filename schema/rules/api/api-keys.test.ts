import { expect, test } from '@jest/globals';
import { API_KEY_SCOPES, apiKeyProblems, type NewApiKey, scopeText } from './api-keys.ts';

const NOW = new Date('2031-11-20T17:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const GOOD: NewApiKey = { name: 'Model', scopes: ['READ_PICKS'], expiresAt: inDays(30) };

test.each<[change: Partial<NewApiKey>, writesPicks: boolean, wrong: string[]]>([
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
  [{ scopes: ['READ_PICKS', 'READ_RECORD'] }, false, []],
  [{ scopes: ['WRITE_PICKS'] }, false, ['scopes']],
  [{ scopes: ['WRITE_PICKS'] }, true, []],
  [{ scopes: ['WRITE_PRICES'] }, false, ['scopes']],
  [{ name: '', scopes: [], expiresAt: inDays(-1) }, true, ['name', 'scopes', 'expiresAt']],
])('%j of an admin %s: wrong is %j', (change, writesPicks, wrong) => {
  expect(Object.keys(apiKeyProblems({ ...GOOD, ...change }, { writesPicks }, NOW))).toEqual(wrong);
});

test('scopes read as they are documented', () => {
  expect(API_KEY_SCOPES.map(scopeText)).toEqual(['read:picks', 'read:record', 'write:picks', 'write:prices']);
});
