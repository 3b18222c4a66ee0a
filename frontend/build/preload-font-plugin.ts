import type { Plugin } from 'vite';

/** The letters of English; others are asked for when a page has them. */
const FONT = /inter-latin-wght-normal[^/]*\.woff2$/;

/**
 * Every page asks for its font at once: it is drawn in it from the first paint on or not at all (app/base.css), and
 * a style sheet would ask too late.
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
