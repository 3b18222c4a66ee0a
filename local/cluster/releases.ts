import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#local/system/child-process.ts';
import { build } from '#local/world/build.ts';
import { PRODUCTION_PAGES, productionPages } from '#local/world/production-pages.ts';

/** A build of the pages. */
export interface Release {
  /** FRONTEND_DIR of its gateways. */
  folder: string;
  /** Everything that its pages load sooner or later, by address. */
  parts: Map<string, Buffer>;
}

/**
 * The pages for a developer's machine, and those for production as they were built last: two builds whose scripts have
 * different names. Builds what is missing.
 */
export async function builtReleases(log: string, signal: AbortSignal): Promise<[Release, Release]> {
  await build('frontend', log, signal);
  const isBuilt = existsSync(join(PRODUCTION_PAGES, 'index.html'));
  return [
    releaseIn(join(root, 'dist', 'frontend')),
    releaseIn(isBuilt ? PRODUCTION_PAGES : await productionPages()),
  ];
}

function releaseIn(folder: string): Release {
  // Compressed ones are what is sent for another.
  const files = globSync('assets/*', { cwd: folder }).filter((file) => !/\.(br|gz)$/.test(file));
  return { folder, parts: new Map(files.map((file) => [`/${file}`, readFileSync(join(folder, file))])) };
}
