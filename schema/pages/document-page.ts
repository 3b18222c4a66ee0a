import { PRODUCT } from '#schema/rules/text/product.ts';
import { documentStyle, FONT_STYLE_PATH } from './document-style.ts';
import { html, Markup } from './html.ts';
import { WORDMARK_STYLE } from './site-header.ts';

interface DocumentPage {
  title: string;
  content: Markup;
  /** Styles of this page alone. */
  style: string;
  /** Allows the page's styles and scripts under its content security policy. */
  nonce: string;
  /**
   * In the product's font, and light or dark as the reader chose there; its policy has to allow scripts, styles and fonts
   * of the same origin. Without it the page is in the system's font and theme, and whole without another request.
   */
  productLook?: boolean;
  /** Address of the icon; none when left out. */
  icon?: string;
  /** More elements for the head. */
  head?: Markup;
}

/** A whole page that is written outside of the front end. */
export function documentPage({
  title,
  content,
  style,
  nonce,
  productLook,
  icon = 'data:,',
  head,
}: DocumentPage): string {
  return html`<!doctype html>
<html lang="en"${productLook && new Markup(' class="follows-theme"')}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${PRODUCT.name}</title>
<link rel="icon" href="${icon}">
${productLook && html`<link rel="stylesheet" href="${FONT_STYLE_PATH}"><script src="/before-paint.js" nonce="${nonce}"></script>`}
${head}
<style nonce="${nonce}">${new Markup(documentStyle(PRODUCT.accent) + WORDMARK_STYLE + style)}</style>
</head>
<body>${content}</body>
</html>
`.text;
}
