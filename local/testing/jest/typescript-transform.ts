import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';

/** The same compiler and settings with which tsx runs everything else here. */
const tsconfigRaw = readFileSync(new URL('../../../tsconfig.json', import.meta.url), 'utf8');

/** Compiles TypeScript for the files that plain Jest loads. */
export default {
  process(source: string, path: string): { code: string; map: string } {
    const loader = path.endsWith('.tsx') ? 'tsx' : 'ts';
    return transformSync(source, { loader, sourcefile: path, sourcemap: true, format: 'esm', tsconfigRaw });
  },
};
