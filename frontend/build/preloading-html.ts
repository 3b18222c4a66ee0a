import type { BuiltFiles } from './built-files.ts';

/**
 * The built page, asking for all its scripts and styles at once, after the first script: otherwise that one would have
 * to arrive and run before the browser learns of the others.
 */
export function preloadingHtml(html: string, { scripts, styles }: BuiltFiles): string {
  const links = [
    ...styles
      .filter((href) => !html.includes(href))
      .map((href) => `<link rel="preload" as="style" fetchpriority="low" crossorigin href="${href}">`),
    ...scripts.map((href) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">`),
  ];
  return html.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`);
}
