import type { Plugin } from 'vite';

/** The Latin subset; the others are loaded on demand. */
const FONT = /inter-latin-wght-normal[^/]*\.woff2$/;

/**
 * Preloads the font: `font-display: optional` (app/base.css) uses it only if it arrives before the first paint, and the
 * style sheet would request it too late.
 */
export function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const font = Object.keys(bundle).find((file) => FONT.test(file));
        if (!font) throw new Error('The build holds no font');
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${font}` };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}
