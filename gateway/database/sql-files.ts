import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** This folder; in the built gateway the one of the bundle, to which gateway/build.mjs copies the files of SQL. */
const folder = fileURLToPath(new URL('./', import.meta.url));

/** The text of a file, such as `migrations/tables/picks.sql`. */
export function sqlFile(path: string): string {
  return readFileSync(folder + path, 'utf8');
}

/** The paths of all files of SQL below a folder, in alphabetical order. */
export function sqlFilesIn(below: string): string[] {
  return globSync(`${below}/**/*.sql`, { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}
