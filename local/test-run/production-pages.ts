import { join } from 'node:path';
import { PlainError } from '#local/plain-error.ts';
import { runCommand } from '#local/test-run/run-command.ts';
import { root } from '#local/world/child.ts';

const folder = join(root, '.local', 'production-pages');
let building: Promise<string> | null = null;

/** Builds the pages as production does, once in a run, and answers their folder. Throws PlainError when that fails. */
export function productionPages(): Promise<string> {
  building ??= build();
  return building;
}

async function build(): Promise<string> {
  const code = await runCommand(
    `vite build --mode production --logLevel warn --outDir ${JSON.stringify(folder)}`,
  );
  if (code !== 0) throw new PlainError('The production build of the pages failed.');
  return folder;
}
