import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const bundles = new Map<string, Promise<string>>();

/** A browser script, bundled once and kept; `entry` is relative to this package. */
export function bundleScript(entry: string): Promise<string> {
  const known = bundles.get(entry) ?? bundle(fileURLToPath(new URL(`../${entry}`, import.meta.url)));
  bundles.set(entry, known);
  return known;
}

async function bundle(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
