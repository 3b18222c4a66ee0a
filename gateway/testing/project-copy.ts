import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const NOT_COPIED = new Set(['.git', '.local', 'coverage', 'dist', 'node_modules']);

/** A copy of the sources that a test may change, with the installed packages of this project. */
export function copyProject(to: string): void {
  const root = process.cwd();
  cpSync(root, to, { recursive: true, filter: (path) => !NOT_COPIED.has(path.slice(root.length + 1)) });
  symlinkSync(join(root, 'node_modules'), join(to, 'node_modules'));
}
