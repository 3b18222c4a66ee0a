import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { documentPage } from '#schema/pages/document-page.ts';
import { html, type Markup } from '#schema/pages/html.ts';
import { wordmark } from '#schema/pages/site-header.ts';

/** A page that a link in a mail opens, complete but for the nonce of its style. */
export function linkPage(title: string, content: Markup): (nonce: string) => string {
  const main = html`<main>${wordmark()}<h1>${title}</h1>${content}</main>`;
  return (nonce) => documentPage({ title, content: main, style: STYLE, nonce });
}

/** Such a page has no script, and no other page can frame it. */
export function sendLinkPage(reply: FastifyReply, page: (nonce: string) => string): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
  return reply
    .headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(page(nonce));
}

/** The address of such a link says it all, so no body is read. */
export function withoutBodies(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string' },
    async () => null,
  );
}

const STYLE = `
main { max-width: 36rem; margin: clamp(0rem, 6vw, 3.5rem) auto; padding: clamp(1.25rem, 5vw, 3rem); background: var(--panel); border: 1px solid var(--line); border-radius: 12px; }
h1 { margin-top: 2rem; }
p { margin: 1rem 0 0; }
button { margin-top: 1.5rem; padding: .65rem 1.2rem; border: 0; border-radius: 8px; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 650; cursor: pointer; }
`;
