import { join } from 'node:path';
import { root } from '#local/system/child-process.ts';
import { UserFacingError } from '#local/system/errors.ts';
import { runCommand } from '#local/system/run-command.ts';

/** Where they are when they have been built. */
export const PRODUCTION_PAGES = join(root, '.local', 'production-pages');
let building: Promise<string> | null = null;

/** Builds the pages as production does, once in a run, and answers their folder. Throws UserFacingError when that fails. */
export function productionPages(): Promise<string> {
  building ??= build();
  return building;
}

async function build(): Promise<string> {
  const code = await runCommand(
    `vite build --mode production --logLevel warn --outDir ${JSON.stringify(PRODUCTION_PAGES)}`,
  );
  if (code !== 0) throw new UserFacingError('The production build of the pages failed.');
  return PRODUCTION_PAGES;
}
