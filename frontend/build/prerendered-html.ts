import type { RenderedPage } from './render-page.tsx';

export interface PageFiles {
  /** Addresses of the scripts that the page needs besides the first one and what that imports. */
  scripts: string[];
  /** Addresses and texts of its styles, in the order in which they count. */
  styles: { href: string; text: string }[];
  /** The script that decides what is painted: the paint shall not wait for its download. */
  beforePaint: { href: string; text: string };
}

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/g;
const FIRST_SCRIPT = /\s*<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/;
const IMPORTED_SCRIPT = /\s*<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;

/** The built page with a drawn page in it: its styles inline, and its scripts asked for when it has been painted. */
export function prerenderedHtml(html: string, { markup, title }: RenderedPage, files: PageFiles): string {
  const css = files.styles.map(({ text }) => text.trim()).join('');
  const head = [
    `<style nonce="__NONCE__">${css}</style>`,
    // They stand inline already. The loader of a script looks for these before it downloads its styles.
    ...files.styles.map(({ href }) => `<link rel="stylesheet" disabled href="${href}">`),
    inlineScript(afterPaint(html, files.scripts)),
  ].join('\n    ');
  return html
    .replace(STYLESHEET, '')
    .replace(FIRST_SCRIPT, '')
    .replace(IMPORTED_SCRIPT, '')
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(`<script src="${files.beforePaint.href}" nonce="__NONCE__"></script>`, () =>
      inlineScript(files.beforePaint.text),
    )
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`);
}

/**
 * Asks for all scripts at once, but after the first paint: they take over what is there already, and neither their
 * bytes nor their work shall make a reader wait for it. A page in the background is painted when it is looked at.
 */
function afterPaint(html: string, scripts: string[]): string {
  const first = FIRST_SCRIPT.exec(html)?.[1];
  if (!first) throw new Error('The built page has no script');
  const others = [...[...html.matchAll(IMPORTED_SCRIPT)].map(([, href]) => href), ...scripts];
  return `(() => {
  const load = () => {
    for (const href of ${JSON.stringify(others)})
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    import('${first}').catch((failure) => console.warn('The page stays as it was drawn.', failure));
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
