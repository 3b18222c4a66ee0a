import { documentPage } from '#schema/pages/document-page.ts';
import { html, Markup } from '#schema/pages/html.ts';
import { wordmark } from '#schema/pages/site-header.ts';
import { PRODUCT } from '#schema/rules/text/product.ts';
import { ANYONE, type Example } from './examples.ts';
import { EXPLORER_SCRIPT } from './explorer-script.ts';
import { explorerStyle } from './explorer-style.ts';

/** The page to try the API: an editor with our examples beside it. `sandbox`: Apollo Sandbox is served at /graphql. */
export function explorerPage(examples: readonly Example[], nonce: string, sandbox: boolean): string {
  const content = html`<header>
<h1><a href="/">${wordmark()}</a> <span>API explorer</span></h1>
<label>Example<select id="example">${groups(examples)}</select></label>
<a id="sign-in" class="button" href="/account/explorer">Use my sign-in</a>
<label>Token or API key<input id="token" type="password" autocomplete="off" spellcheck="false" placeholder="None: requests run as a visitor"></label>
<nav>${sandbox && html`<a href="/graphql">Apollo Sandbox</a>`}<a href="/api/docs">REST reference</a></nav>
</header>
<p id="about" aria-live="polite">${examples[0]?.about}</p>
<link rel="stylesheet" href="/explorer/static/ruru.css">
<main id="ruru-root"><noscript>The explorer needs JavaScript.</noscript></main>
<script type="application/json" id="examples">${new Markup(JSON.stringify(examples.map(inEditor)).replaceAll('<', '\\u003c'))}</script>
<script type="module" nonce="${nonce}">${new Markup(EXPLORER_SCRIPT)}</script>`;
  return documentPage({
    title: 'API explorer',
    content,
    style: explorerStyle(PRODUCT.accent),
    nonce,
    productLook: true,
    icon: '/favicon.svg',
  });
}

/** What the script takes. The page says the title and what to know already, so that the editor begins with the operation. */
function inEditor({ name, about, query, variables, who, reads }: Example) {
  return {
    ...{ name, about, variables },
    query: query.replace(/^(#.*\n)+/, ''),
    runs: reads ? (who === ANYONE ? 'for anyone' : 'with a token') : 'when asked',
  };
}

/** The examples by who may run them. */
function groups(examples: readonly Example[]): Markup[] {
  return [...new Set(examples.map(({ who }) => who))].map(
    (group) =>
      html`<optgroup label="${group}">${examples.filter(({ who }) => who === group).map(({ name, title }) => html`<option value="${name}">${title}</option>`)}</optgroup>`,
  );
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
