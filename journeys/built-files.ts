import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#local/system/child-process.ts';

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/** The scripts and styles that come with these modules, which are named without folder and ending, and all they import. */
export function filesBehind(modules: readonly string[]): { scripts: string[]; styles: string[] } {
  const file = join(root, 'dist', 'frontend', '.vite', 'manifest.json');
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  const keys = new Set<string>();
  const add = (key: string) => {
    if (keys.has(key)) return;
    keys.add(key);
    for (const imported of manifest[key]?.imports ?? []) add(imported);
  };
  for (const module of modules) add(keyOf(manifest, module));
  const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
  return {
    scripts: chunks.map((chunk) => `/${chunk.file}`),
    styles: chunks.flatMap(({ css = [] }) => css.map((style) => `/${style}`)),
  };
}

function keyOf(manifest: Manifest, module: string): string {
  const found = Object.keys(manifest).find((key) => key.replace(/\.(tsx?|js)$/, '').endsWith(`/${module}`));
  if (!found) throw new Error(`${module} is not in the manifest`);
  return found;
}
