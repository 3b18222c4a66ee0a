import type { FastifyInstance } from 'fastify';
import { type LocalPage, sendPage } from '#local/pages/local-page.ts';
import { html } from '#schema/pages/html.ts';
import { easternDay, easternTime, longDay, readableTime } from '#schema/rules/time/eastern-time.ts';
import type { Mail, Mailbox } from './mailbox.ts';
import { REPORTS, reportsOf, sendReport } from './provider.ts';

/**
 * The mailbox as a page, and as JSON for scripts (`?to=` narrows it to one address). Its buttons report to the gateway what a
 * mail provider would.
 */
export function installMailbox(
  app: FastifyInstance,
  mailbox: Mailbox,
  upstreams: { gateway?: string | undefined },
): void {
  installReports(app, mailbox, upstreams);
  app.get<{ Querystring: { to?: string } }>('/local/mailbox.json', (request, reply) =>
    reply.header('cache-control', 'no-store').send({ mails: mailbox.list(request.query.to).map(inJson) }),
  );
  app.get<{ Params: { id: string } }>('/local/mailbox/:id', (request, reply) => {
    const mail = mailbox.list().find(({ id }) => id === request.params.id);
    if (!mail?.html) return reply.callNotFound();
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', AS_A_MAIL_PROGRAM)
      .send(mail.html);
  });
  app.get<{ Params: { id: string; n: string } }>('/local/mailbox/:id/files/:n', (request, reply) => {
    const { id, n } = request.params;
    const file = mailbox.list().find((mail) => mail.id === id)?.attachments?.[Number(n)];
    if (!file) return reply.callNotFound();
    return reply
      .type('application/octet-stream')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${file.name.replace(/[^\w.-]/g, '_')}"`)
      .send(Buffer.from(file.content));
  });
  app.get('/local/mailbox', (_request, reply) => sendPage(reply, mailboxPage(mailbox.list())));
}

function installReports(
  app: FastifyInstance,
  mailbox: Mailbox,
  upstreams: { gateway?: string | undefined },
): void {
  app.post<{ Params: { id: string; report: string } }>(
    '/local/mailbox/:id/:report',
    async (request, reply) => {
      const { id, report } = request.params;
      const mail = mailbox.list().find((one) => one.id === id);
      const chosen = mail && reportsOf(mail).find((one) => one === report);
      if (!chosen) return reply.callNotFound();
      if (!upstreams.gateway) return reply.code(503).send({ error: 'The gateway is not up yet.' });
      const status = await sendReport(upstreams.gateway, chosen, mail);
      return reply.code(status < 300 ? 200 : 502).send({ status });
    },
  );
}

/** Its own styles, and otherwise nothing: no script, no picture, nothing of the page it is shown beside. */
const AS_A_MAIL_PROGRAM =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; sandbox allow-popups allow-top-navigation-by-user-activation";

/** With the addresses of its files in place of their bytes. */
function inJson({ attachments = [], ...mail }: Mail) {
  return {
    ...mail,
    attachments: attachments.map(({ name }, n) => ({ name, path: filePath(mail.id, n) })),
  };
}

function mailPath(id: string): string {
  return `/local/mailbox/${encodeURIComponent(id)}`;
}

function filePath(id: string, n: number): string {
  return `${mailPath(id)}/files/${n}`;
}

function mailboxPage(mails: Mail[]): LocalPage {
  return {
    title: 'Mailbox',
    lead: 'Every mail the product has sent, newest first. Nothing leaves this machine. The buttons below a mail tell the product what its provider would.',
    body: html`<div id="mails" data-newest="${mails[0]?.id}">${
      mails.length > 0
        ? mails.map(mailCard)
        : html`<section class="card"><h2>No mail yet</h2><p class="soft">Ask for a password reset or sign up, and it arrives here right away.</p></section>`
    }</div>`,
    script: SCRIPT,
  };
}

function mailCard(mail: Mail) {
  const sent = new Date(mail.sentAt);
  return html`<article class="card">
<h2>${mail.subject}</h2>
<p class="soft">To <strong>${mail.to}</strong> · <time datetime="${mail.sentAt}">${longDay(easternDay(sent))}, ${readableTime(easternTime(sent))} ET</time></p>
<p class="mail">${mail.html ? linked(mail.text) : mail.text}</p>
${mail.html ? html`<p><a class="button" href="${mailPath(mail.id)}">See the HTML version</a></p>` : ''}
${mail.attachments?.map(({ name, content }, n) => html`<p><a class="button" href="${filePath(mail.id, n)}" download>${name} (${Math.ceil(content.length / 1_000)} kB)</a></p>`)}
${
  mail.action
    ? html`<p><a class="button" href="${mail.action.link}">${mail.action.label}</a></p>`
    : html`<p class="row">${reportsOf(mail).map((report) => html`<button type="button" class="plain" data-report="${mailPath(mail.id)}/${report}">${REPORTS[report]}</button>`)}</p>
<p role="status" class="soft"></p>`
}
</article>`;
}

const ADDRESS = /(https?:\/\/\S+)/;

function linked(text: string) {
  return text
    .trim()
    .split(ADDRESS)
    .map((part) => (ADDRESS.test(part) ? html`<a href="${part}">${part}</a>` : part));
}

const SCRIPT = `
const shown = document.getElementById('mails').dataset.newest;
document.addEventListener('click', async ({ target }) => {
  const path = target.dataset?.report;
  if (!path) return;
  const answer = await fetch(path, { method: 'POST' });
  const { status } = await answer.json().catch(() => ({}));
  target.closest('article').querySelector('[role=status]').textContent =
    target.textContent + ': the product answered ' + (status ?? answer.status) + '.';
});
setInterval(async () => {
  if (document.hidden) return;
  const answer = await fetch('/local/mailbox.json').catch(() => undefined);
  if (!answer?.ok) return;
  const { mails } = await answer.json();
  if ((mails[0]?.id ?? '') !== shown) location.reload();
}, 1500);
`;
