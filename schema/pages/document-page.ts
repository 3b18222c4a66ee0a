import { PRODUCT } from '#schema/rules/product.ts';
import { documentStyle } from './document-style.ts';
import { html, Markup } from './html.ts';
import { WORDMARK_STYLE } from './wordmark.ts';

export interface DocumentPage {
  title: string;
  content: Markup;
  /** Styles of this page alone. */
  style: string;
  /** Allows the page's styles and scripts under its content security policy. */
  nonce: string;
  /** Light or dark as the reader chose in the product, which takes a script; without it as their system is. */
  followsTheme?: boolean;
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
  followsTheme,
  icon = 'data:,',
  head,
}: DocumentPage): string {
  return html`<!doctype html>
<html lang="en"${followsTheme && new Markup(' class="follows-theme"')}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${PRODUCT.name}</title>
<link rel="icon" href="${icon}">
${followsTheme && html`<script src="/before-paint.js" nonce="${nonce}"></script>`}
${head}
<style nonce="${nonce}">${new Markup(documentStyle(PRODUCT.accent) + WORDMARK_STYLE + style)}</style>
</head>
<body>${content}</body>
</html>
`.text;
}
