import { MARK, PRODUCT } from '#schema/rules/text/product.ts';
import { html } from './html.ts';

/** The name beside its mark, for pages that are written outside of the front end. Needs WORDMARK_STYLE. */
export const wordmark = () =>
  html`<span class="wordmark">${!PRODUCT.hasOwnLogo && MARK_PICTURE}${PRODUCT.name}</span>`;

const MARK_PICTURE = html`<svg viewBox="0 0 28 24" width="28" height="24" aria-hidden="true"><path d="${MARK.strokes}"/><path class="line" d="${MARK.line}"/></svg>`;

export const WORDMARK_STYLE = `
.wordmark { display: inline-flex; align-items: center; gap: 9px; margin: 0; font-size: 1.15rem; font-weight: 700; letter-spacing: -.03em; }
.wordmark svg { fill: none; stroke: currentColor; stroke-width: 2.1; stroke-linecap: round; }
.wordmark .line { stroke: light-dark(var(--accent-strong), var(--accent)); stroke-width: 2.6; }
`;
