import type { RenderedPage } from './render-page.tsx';

export interface PageFiles {
  /** Addresses of the scripts that the page needs besides the first one. */
  scripts: string[];
  /** Addresses and texts of its styles, in the order in which they count. */
  styles: { href: string; text: string }[];
  /** The script that chooses the theme: it decides what is painted, so the paint shall not wait for its download. */
  theme: { href: string; text: string };
}

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/g;

/** The built page with a drawn page in it: its styles inline, its scripts asked for at once. */
export function prerenderedHtml(html: string, { markup, title }: RenderedPage, files: PageFiles): string {
  const css = files.styles.map(({ text }) => text.trim()).join('');
  const head = [
    `<style nonce="__NONCE__">${css}</style>`,
    // They stand inline already. The loader of a script looks for these before it downloads its styles.
    ...files.styles.map(({ href }) => `<link rel="stylesheet" disabled href="${href}">`),
    ...files.scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
  ].join('\n    ');
  return html
    .replace(STYLESHEET, '')
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(`<script src="${files.theme.href}" nonce="__NONCE__"></script>`, () =>
      themeScript(files.theme.text),
    )
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`);
}

function themeScript(text: string): string {
  return `<script nonce="__NONCE__">${text.trim()}</script>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
