import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

/** Texts that gain from it; fonts are compressed already, pages are different in each answer. */
const TEXTS = '**/*.{js,css,svg}';

/**
 * Writes `.br` and `.gz` files next to each text file at the best level; the gateway serves them as they are. Local
 * builds only write a quick `.gz`.
 */
export function compressPlugin(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'compress',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (resolved) => {
      config = resolved;
    },
    closeBundle: () => {
      const folder = resolve(config.root, config.build.outDir);
      const fast = config.mode === 'development';
      for (const file of globSync(TEXTS, { cwd: folder })) compressFile(join(folder, file), fast);
    },
  };
}

function compressFile(file: string, fast: boolean): void {
  const text = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(text, { level: fast ? 6 : 9 }));
  if (fast) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
}
