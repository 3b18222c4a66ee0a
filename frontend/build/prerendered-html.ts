import { pageHead } from './page-head.ts';
import type { RenderedPage } from './render-page.tsx';

interface PageFiles {
  /** Scripts the page needs besides the entry script and its imports. */
  scripts: string[];
  /** Its style sheets in cascade order. */
  styles: { href: string; text: string }[];
  /** Its other style sheets, which are downloaded with its scripts. */
  laterStyles?: string[];
  /** Inlined, so that the first paint does not wait for its download. */
  beforePaint: { href: string; text: string };
}

const DESCRIPTION = /<meta name="description"[^>]*>/;
const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/g;
const FIRST_SCRIPT = /\s*<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/;
const IMPORTED_SCRIPT = /\s*<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;

/** The built HTML with prerendered markup, inline styles, and scripts that load after the first paint. */
export function prerenderedHtml(html: string, page: RenderedPage, files: PageFiles): string {
  const { markup, css: inlined, title, path, isFrame } = page;
  const { description, tags } = path === null ? { description: null, tags: [] } : pageHead(path, title);
  const css = files.styles.map(({ text }) => text.trim()).join('') + inlined;
  const head = [
    ...tags,
    `<style nonce="__NONCE__">${css}</style>`,
    ...(files.laterStyles ?? []).map(
      (href) => `<link rel="preload" as="style" fetchpriority="low" crossorigin href="${href}">`,
    ),
    // Already inlined. The script loader finds these links and does not download the files again.
    ...files.styles.map(({ href }) => `<link rel="stylesheet" disabled href="${href}">`),
    inlineScript(afterPaint(html, files.scripts)),
  ].join('\n    ');
  return html
    .replace(STYLESHEET, '')
    .replace(FIRST_SCRIPT, '')
    .replace(IMPORTED_SCRIPT, '')
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(DESCRIPTION, (whole) =>
      description ? `<meta name="description" content="${description}">` : whole,
    )
    .replace(`<script src="${files.beforePaint.href}" nonce="__NONCE__"></script>`, () =>
      inlineScript(files.beforePaint.text),
    )
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root"${isFrame ? ' data-frame' : ''}>${markup}</div>`);
}

/**
 * Loads all scripts together after the first paint, so that neither their bytes nor their work delays it. A background
 * tab does not paint, so it loads them at once.
 */
function afterPaint(html: string, scripts: string[]): string {
  const first = FIRST_SCRIPT.exec(html)?.[1];
  if (!first) throw new Error('The built page has no script');
  const others = [...[...html.matchAll(IMPORTED_SCRIPT)].map(([, href]) => href), ...scripts];
  return `(() => {
  const load = () => {
    for (const href of ${JSON.stringify(others)})
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    import('${first}').catch((failure) => console.warn('The page stays as prerendered.', failure));
  };
  if (document.hidden) load();
  else requestAnimationFrame(() => setTimeout(load));
})();`;
}

function inlineScript(text: string): string {
  return `<script nonce="__NONCE__">${text.trim()}</script>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
