import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { Html, html } from './html.ts';
import { LOCAL_STYLE } from './style.ts';

export type LocalPage = { title: string; lead: string; body: Html; script?: string };

const TOOLS = [
  ['/local', 'Local world'],
  ['/local/clock', 'Clock'],
  ['/local/mailbox', 'Mailbox'],
  ['/', 'Open Chalkline'],
] as const;

/** Answers with a page of the local world, in its one look, under a policy that runs only its own script. */
export function sendPage(reply: FastifyReply, page: LocalPage): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      `default-src 'none'; img-src data:; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; ` +
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    .send(document(page, nonce).text);
}

function document({ title, lead, body, script }: LocalPage, nonce: string): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Chalkline local</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${new Html(LOCAL_STYLE)}</style>
</head>
<body>
<header><strong>Chalkline <span>local</span></strong>
<nav aria-label="Local tools">${TOOLS.map(([path, name]) => html`<a href="${path}">${name}</a>`)}</nav></header>
<main><h1>${title}</h1><p class="lead">${lead}</p>${body}</main>
${script ? html`<script nonce="${nonce}">${new Html(script)}</script>` : ''}
</body>
</html>`;
}
