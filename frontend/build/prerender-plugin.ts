import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { type PageFiles, prerenderedHtml } from './prerendered-html.ts';

/** The pages that everybody may read without waiting for scripts, and the modules that show them. */
const PAGES = [
  { path: '/start', module: 'landing/LandingPage.tsx' },
  { path: '/trial', module: 'landing/TrialPage.tsx' },
  { path: '/privacy', module: 'legal/PrivacyPage.tsx' },
  { path: '/terms', module: 'legal/TermsPage.tsx' },
];

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;
type Renderer = typeof import('./render-page.tsx');

/**
 * Draws the marketing pages when everything else is built, with and without sample content: the gateway takes
 * the one that MARKETING_SAMPLES asks for (gateway/http/pages.ts).
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (resolved) => {
      config = resolved;
    },
    closeBundle: async () => {
      const folder = resolve(config.root, config.build.outDir);
      const { renderer, forget } = await builtRenderer(config);
      try {
        for (const page of PAGES) await writePage(folder, renderer, page);
      } finally {
        forget();
      }
    },
  };
}

/** The pages bundled for Node, imported from a folder that goes when they are drawn. */
async function builtRenderer(config: ResolvedConfig): Promise<{ renderer: Renderer; forget(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'prerender-'));
  await build({
    configFile: config.configFile ?? false,
    mode: config.mode,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: { ssr: 'build/render-page.tsx', outDir: folder, manifest: false, copyPublicDir: false },
  });
  const renderer: Renderer = await import(pathToFileURL(join(folder, 'render-page.js')).href);
  return { renderer, forget: () => rmSync(folder, { recursive: true, force: true }) };
}

async function writePage(folder: string, { renderPage }: Renderer, { path, module }: (typeof PAGES)[number]) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const files = filesOf(folder, module);
  for (const samples of [true, false]) {
    const target = join(folder, 'prerendered', samples ? 'with-samples' : 'without-samples', `${path}.html`);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, prerenderedHtml(html, await renderPage(path, samples), files));
  }
}

function filesOf(folder: string, module: string): PageFiles {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  const first = chunksOf(manifest, 'index.html');
  const all = [...new Set([...first, ...chunksOf(manifest, module)])];
  const styles = new Set(all.flatMap((key) => manifest[key]?.css ?? []));
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  return {
    beforePaint: { href: '/before-paint.js', text: read('before-paint.js') },
    scripts: all.filter((key) => !first.includes(key)).map((key) => `/${manifest[key]?.file}`),
    styles: [...styles].map((file) => ({ href: `/${file}`, text: read(file) })),
  };
}

/** A chunk after all that it imports at once, in the order in which their styles count. */
function chunksOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in the manifest`);
  if (seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.imports ?? []).flatMap((imported) => chunksOf(manifest, imported, seen)), key];
}
