import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parseAst } from 'vite';
import { exportsOf } from './module-names.ts';
import { partsOf } from './module-parts.ts';
import { firebaseParts, OF_A_SESSION } from './split-firebase-plugin.ts';

const FOLDER = 'node_modules/@firebase/auth/dist/esm';

const SOURCE = `import { log } from 'log';
const KINDS = { signOut: 1 };
class User {}
User.kind = 'user';
class Provider extends User { signOut() { return KINDS; } }
Provider.id = 'provider';
function open() { return new User(); }
function popUp() { return [open(), new Provider()]; }
log('loaded');
export { open as o, popUp as p };`;

const namesOf = (source: string) => exportsOf(parseAst(source).body).map(({ local }) => local);

describe('a module in two parts', () => {
  const parts = partsOf(SOURCE, parseAst(SOURCE).body, ['open'], (part) => `./${part}`);

  test('has first what its roots need and what runs by itself', () => {
    expect(namesOf(parts.first)).toEqual(['User', 'open']);
    expect(parts.first).toContain("User.kind = 'user';");
    expect(parts.first).toContain("log('loaded');");
  });

  test('has later all the rest, which imports from the first', () => {
    expect(namesOf(parts.later)).toEqual(['KINDS', 'Provider', 'popUp']);
    expect(parts.later).toContain("import { User, open } from './first';");
    expect(parts.later).toContain("Provider.id = 'provider';");
    expect(parts.later).not.toContain("log('loaded')");
  });

  test('exports the same names as before', () =>
    expect(parts.whole).toBe("export { open as o } from './first';\nexport { popUp as p } from './later';"));
});

describe('the package for signing in', () => {
  const file = readdirSync(FOLDER).find((name) => /^index-[\w-]+\.js$/.test(name)) ?? '';
  const { first, later, whole } = firebaseParts(`${FOLDER}/${file}`);
  const names = { first: namesOf(first), later: namesOf(later) };

  test('keeps each export and puts each name into one part', () => {
    const before = exportsOf(parseAst(readFileSync(`${FOLDER}/${file}`, 'utf8')).body);
    expect(exportsOf(parseAst(whole).body)).toEqual(before);
    expect(names.first.filter((name) => names.later.includes(name))).toEqual([]);
  });

  test('keeps a session apart from signing in', () => {
    expect(names.first).toEqual(expect.arrayContaining(OF_A_SESSION));
    for (const name of ['signInWithPopup', 'signInWithEmailAndPassword', 'PhoneAuthProvider', 'TotpSecret'])
      expect(names.later).toContain(name);
  });

  test('registers itself once', () => {
    expect(first).toContain('\nregisterAuth(');
    expect(later).not.toContain('registerAuth');
  });
});
