import type { Plugin } from 'vite';

/** What Vite puts in for `html.cspNonce`. */
const NONCE_META = '<meta property="csp-nonce" nonce=';

/** Gives the element with the nonce the `content` without which HTML allows no `meta`: validators name it on every page. */
export function nonceMeta(): Plugin {
  return { name: 'nonce-meta', transformIndexHtml: { order: 'post', handler: withContent } };
}

/** Throws where Vite writes it in another way, or not at all. */
export function withContent(html: string): string {
  if (!html.includes(NONCE_META)) throw new Error('The page has no meta element with the nonce');
  return html.replace(NONCE_META, NONCE_META.replace(' nonce=', ' content="" nonce='));
}
