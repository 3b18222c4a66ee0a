import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Plugin, parseAst } from 'vite';
import { partsOf } from './module-parts.ts';

/** The one file in which the package keeps everything. */
const FILE = /@firebase\/auth\/dist\/esm\/index-[\w-]+\.js$/;
const PART = /@firebase\/auth\/dist\/esm\/index-[\w-]+\.js\?part=(first|later)$/;

/** What a page needs for someone who is signed in already. */
export const OF_A_SESSION = [
  'initializeAuth',
  'connectAuthEmulator',
  'browserLocalPersistence',
  'indexedDBLocalPersistence',
  'onAuthStateChanged',
  'signOut',
];

/**
 * Bundlers do not split a module, so the board would download passwords, phone numbers, Google's pop-up and second factors before its
 * first pick. In the build the package's file becomes two modules, and the second is downloaded when somebody signs in.
 */
export function splitFirebase(): Plugin {
  return {
    name: 'split-firebase',
    apply: 'build',
    enforce: 'pre',
    load: (id) => {
      const part = PART.exec(id)?.[1];
      if (!part && !FILE.test(id)) return null;
      const { first, later, whole } = firebaseParts(id.replace(/\?.*/, ''));
      const code = part === 'first' ? first : part === 'later' ? later : whole;
      // Only the first part does something when it is loaded: it registers itself with the app.
      return { code, map: null, moduleSideEffects: part === 'first' };
    },
  };
}

/** The parts of the file at a path. */
export function firebaseParts(path: string) {
  const source = readFileSync(path, 'utf8');
  return partsOf(source, parseAst(source).body, OF_A_SESSION, (part) => `./${basename(path)}?part=${part}`);
}
