import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { documentPage } from '#schema/pages/document-page.ts';
import { html, Markup } from '#schema/pages/html.ts';
import { wordmark } from '#schema/pages/site-header.ts';
import { LOCAL_STYLE } from './style.ts';

export type LocalPage = { title: string; lead: string; body: Markup; script?: string };

const TOOLS = [
  ['/local', 'Local world'],
  ['/local/clock', 'Clock'],
  ['/local/mailbox', 'Mailbox'],
  ['/local/odds', 'Odds'],
  ['/local/push', 'Devices'],
  ['/local/discord', 'Discord'],
  ['/', 'Open Chalkline'],
] as const;

/** Sends a page of the local world, under a policy that runs only its own scripts. */
export function sendPage(reply: FastifyReply, page: LocalPage): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      `default-src 'none'; img-src data:; font-src 'self'; style-src 'self' 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; frame-src 'self'; ` +
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    .send(pageOf(page, nonce));
}

function pageOf({ title, lead, body, script }: LocalPage, nonce: string): string {
  const content = html`<header><a class="home" href="/">${wordmark()}</a><span class="where">local</span>
<nav aria-label="Local tools">${TOOLS.map(([path, name]) => html`<a href="${path}">${name}</a>`)}</nav></header>
<main><h1>${title}</h1><p class="lead">${lead}</p>${body}</main>
${script && html`<script nonce="${nonce}">${new Markup(script)}</script>`}`;
  return documentPage({ title: `${title}, local`, content, style: LOCAL_STYLE, nonce, productLook: true });
}
