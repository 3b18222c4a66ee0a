import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { PUBLIC_PAGES } from '#schema/rules/api/public-paths.ts';
import { type BuiltFiles, filesOf, writePage } from './built-files.ts';
import { prerenderedHtml } from './prerendered-html.ts';
import { refuseAmounts } from './refuse-amounts.ts';
import type { RenderedPage } from './render-page.tsx';

/** Pages that can be read before any script has loaded. */
const PRERENDERED = [
  ...PUBLIC_PAGES,
  ...['/signin', '/sign-in', '/signup'],
  ...['/checkout', '/checkout/plus', '/checkout/premium'],
  ...['/checkout/plus_with_trial', '/checkout/premium_with_trial'],
];

/** Pages whose frame comes with their name and with what they need; that of all others has the first script alone. */
const FRAMED: Record<string, string> = {
  '/home': 'Home',
  '/dashboard': "Today's Picks",
  '/subscription': 'Subscription Plan',
  '/account': 'Account Settings',
  '/account/alerts': 'Alerts',
  '/account/explorer': 'API explorer',
  '/admin': 'Admin',
  '/forgot-password': 'Forgot your password?',
  '/reset-password': 'Choose a new password',
  '/verify-email': 'Verify your email',
  '/create-password': 'Choose your password',
  '/trial-checkout': 'Checkout',
  '/checkout/vip': 'Checkout',
  '/vip-offer': 'Go VIP',
};

/** What the frame of any other path says, most of which lead to the landing page. */
const ELSEWHERE = 'Daily sports picks';

type Renderer = typeof import('./render-page.tsx');

/**
 * Writes the pages of these paths after the build, with and without sample content; the gateway serves the variant that
 * MARKETING_SAMPLES selects (gateway/server/pages.ts).
 */
export function writePages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'write-pages',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (resolved) => {
      config = resolved;
    },
    closeBundle: async () => {
      const folder = resolve(config.root, config.build.outDir);
      // The gateway draws the record with it (gateway/server/drawn-record.ts).
      const renderer = await buildRenderer(config, join(folder, 'prerendered', 'renderer'));
      for (const path of PRERENDERED) await writePrerendered(folder, renderer, path);
      for (const [path, name] of Object.entries(FRAMED)) writeFramed(folder, renderer, path, name);
      const frame = framedHtml(folder, renderer.renderFrame(ELSEWHERE, null), { scripts: [], styles: [] });
      writeFileSync(join(folder, 'index.html'), frame);
    },
  };
}

/** The renderer bundled for Node. Its modules are read from the folder while pages are rendered. */
async function buildRenderer(config: ResolvedConfig, folder: string): Promise<Renderer> {
  await build({
    configFile: config.configFile ?? false,
    mode: config.mode,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: { ssr: 'build/render-page.tsx', outDir: folder, manifest: false, copyPublicDir: false },
  });
  return import(pathToFileURL(join(folder, 'render-page.js')).href);
}

async function writePrerendered(folder: string, renderer: Renderer, path: string): Promise<void> {
  const { scripts, styles } = filesOfPage(folder, renderer, path);
  const files = {
    beforePaint: beforePaint(folder),
    scripts,
    styles: styles.map((href) => inlined(folder, href)),
  };
  for (const samples of [true, false]) {
    const page = await renderer.renderPage(path, samples);
    refuseAmounts(path, page.markup);
    writePage(folder, path, samples, prerenderedHtml(read(folder, 'index.html'), page, files));
  }
}

function writeFramed(folder: string, renderer: Renderer, path: string, name: string): void {
  const html = framedHtml(folder, renderer.renderFrame(name, path), filesOfPage(folder, renderer, path));
  for (const samples of [true, false]) writePage(folder, path, samples, html);
}

/** The frame of header and footer, drawn with the styles of the first script alone: on a slow line it comes at once. */
function framedHtml(folder: string, frame: RenderedPage, { scripts, styles }: BuiltFiles): string {
  const first = filesOf(folder, []).styles;
  return prerenderedHtml(read(folder, 'index.html'), frame, {
    beforePaint: beforePaint(folder),
    scripts,
    styles: first.map((href) => withLateFont(inlined(folder, href))),
    laterStyles: styles.filter((href) => !first.includes(href)),
  });
}

/**
 * The frame is painted before the font arrives, which `optional` would then not use on this page at all. What is drawn
 * in place of the frame comes later than the font, so little moves.
 */
function withLateFont({ href, text }: { href: string; text: string }) {
  return { href, text: text.replaceAll('font-display:optional', 'font-display:swap') };
}

function beforePaint(folder: string) {
  return { href: '/before-paint.js', text: read(folder, 'before-paint.js') };
}

function inlined(folder: string, href: string) {
  return { href, text: read(folder, href) };
}

function filesOfPage(folder: string, { componentsOf }: Renderer, path: string): BuiltFiles {
  const components = componentsOf(path);
  if (components.length === 0) throw new Error(`${path} is not a page of routes.tsx`);
  return filesOf(folder, components);
}

function read(folder: string, file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}
