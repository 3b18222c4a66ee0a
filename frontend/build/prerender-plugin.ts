import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { filesOf, writePage } from './built-files.ts';
import { type PageFiles, prerenderedHtml } from './prerendered-html.ts';

/** The pages that everybody may read without waiting for scripts, and the modules that show them. */
const PAGES = [
  { path: '/start', module: 'landing/LandingPage.tsx' },
  { path: '/trial', module: 'landing/TrialPage.tsx' },
  { path: '/privacy', module: 'legal/PrivacyPage.tsx' },
  { path: '/terms', module: 'legal/TermsPage.tsx' },
];

type Renderer = typeof import('./render-page.tsx');

/**
 * Draws the marketing pages when everything else is built, with and without sample content: the gateway takes
 * the one that MARKETING_SAMPLES asks for (gateway/server/pages.ts).
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
        for (const page of PAGES) await drawPage(folder, renderer, page);
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

async function drawPage(folder: string, { renderPage }: Renderer, { path, module }: (typeof PAGES)[number]) {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const html = read('index.html');
  const { scripts, styles } = filesOf(folder, [module]);
  const files: PageFiles = {
    beforePaint: { href: '/before-paint.js', text: read('before-paint.js') },
    scripts,
    styles: styles.map((href) => ({ href, text: read(href) })),
  };
  for (const samples of [true, false])
    writePage(folder, path, samples, prerenderedHtml(html, await renderPage(path, samples), files));
}
