import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

/** Texts that gain from it; fonts are compressed already, pages are different in each answer. */
const TEXTS = '**/*.{js,css,svg}';

/**
 * Puts a file `.br` and `.gz` beside each text, once and as small as it gets: the gateway sends those as they are. Where
 * pages are built to be looked at on the same machine the quick one is enough.
 */
export function compress(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'compress',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (resolved) => {
      config = resolved;
    },
    closeBundle: () => {
      const folder = resolve(config.root, config.build.outDir);
      const quick = config.mode === 'development';
      for (const file of globSync(TEXTS, { cwd: folder })) compressFile(join(folder, file), quick);
    },
  };
}

function compressFile(file: string, quick: boolean): void {
  const text = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(text, { level: quick ? 6 : 9 }));
  if (quick) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
}
