import { html, Markup } from '#gateway/html/html.ts';
import { PRODUCT } from '#schema/rules/product.ts';
import type { Example } from './examples.ts';
import { EXPLORER_SCRIPT } from './explorer-script.ts';
import { EXPLORER_STYLE } from './explorer-style.ts';

/** The page to try the API: an editor with our examples beside it, everything from our own origin. */
export function explorerPage(examples: readonly Example[], nonce: string): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API explorer · ${PRODUCT.name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/explorer/static/ruru.css">
<style>${new Markup(EXPLORER_STYLE)}</style>
<script src="/before-paint.js"></script>
</head>
<body>
<header>
<h1><a href="/">${PRODUCT.name}</a> <span>API explorer</span></h1>
<label>Example<select id="example">${examples.map(({ name, title }) => html`<option value="${name}">${title}</option>`)}</select></label>
<label>Token or API key<input id="token" type="password" autocomplete="off" spellcheck="false" placeholder="None: you ask as a visitor"></label>
<a href="/api/docs">REST reference</a>
</header>
<p id="about" aria-live="polite"></p>
<main id="ruru-root"><noscript>The explorer needs JavaScript.</noscript></main>
<script type="application/json" id="examples">${new Markup(JSON.stringify(examples).replaceAll('<', '\\u003c'))}</script>
<script type="module" nonce="${nonce}">${new Markup(EXPLORER_SCRIPT)}</script>
</body>
</html>
`.text;
}

/**
 * Connects to our own origin only. The editor creates style elements without a nonce, so this page alone allows inline
 * styles. Inline scripts stay forbidden.
 */
export function explorerPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
