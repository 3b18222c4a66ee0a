import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

export interface BuiltFiles {
  /** Addresses of the scripts, each after all that it imports at once; without those of the first one. */
  scripts: string[];
  /** Addresses of the styles, in the order in which they count; those of the first script too. */
  styles: string[];
}

/** What a page made of these components downloads besides the first script. Throws for a component that is not built. */
export function filesOf(folder: string, components: string[]): BuiltFiles {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  const first = chunksOf(manifest, 'index.html');
  const modules = components.map((component) => moduleOf(manifest, component));
  const all = [...new Set([...first, ...modules.flatMap((module) => chunksOf(manifest, module))])];
  return {
    scripts: all.filter((key) => !first.includes(key)).map((key) => `/${manifest[key]?.file}`),
    styles: [...new Set(all.flatMap((key) => manifest[key]?.css ?? []))].map((file) => `/${file}`),
  };
}

function moduleOf(manifest: Manifest, component: string): string {
  const module = Object.keys(manifest).find((key) => key.endsWith(`/${component}.tsx`));
  if (!module) throw new Error(`${component}.tsx is not in the manifest`);
  return module;
}

function chunksOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in the manifest`);
  if (seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.imports ?? []).flatMap((imported) => chunksOf(manifest, imported, seen)), key];
}

/** Where the gateway looks for the page of a path (gateway/server/page-templates.ts). */
export function writePage(folder: string, path: string, samples: boolean, html: string): void {
  const kind = samples ? 'with-samples' : 'without-samples';
  const target = join(folder, 'prerendered', kind, `${path}.html`);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, html);
}
