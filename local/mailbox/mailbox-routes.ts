import type { FastifyInstance } from 'fastify';
import { sendPage } from '#local/pages/local-page.ts';
import type { Mail, Mailbox } from './mailbox.ts';
import { filePath, type MailQuery, mailboxPage } from './mailbox-page.ts';
import { reportsOf, sendReport } from './provider.ts';

/**
 * The mailbox as a page, and as JSON for scripts (`?to=` narrows it to one address, `?newest` to the last mail). Its buttons report to the gateway what a
 * mail provider would.
 */
export function installMailbox(
  app: FastifyInstance,
  mailbox: Mailbox,
  upstreams: { gateway?: string | undefined },
): void {
  installReports(app, mailbox, upstreams);
  app.get<{ Querystring: { to?: string; newest?: string } }>('/local/mailbox.json', (request, reply) => {
    const { to, newest } = request.query;
    const mails = mailbox.list(to).slice(0, newest === undefined ? undefined : 1);
    return reply.header('cache-control', 'no-store').send({ mails: mails.map(inJson) });
  });
  app.get<{ Params: { id: string } }>('/local/mailbox/:id', (request, reply) => {
    const mail = mailbox.list().find(({ id }) => id === request.params.id);
    if (!mail?.html) return reply.callNotFound();
    return (
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', AS_A_MAIL_PROGRAM)
        // The page shows it in a frame, which no page of the product opens in.
        .send(mail.html.replace(/<head[^>]*>/i, '$&<base target="_blank">'))
    );
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
  app.get<{ Querystring: MailQuery }>('/local/mailbox', (request, reply) =>
    sendPage(reply, mailboxPage(mailbox.list(), request.query)),
  );
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
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** With the addresses of its files in place of their bytes. */
function inJson({ attachments = [], ...mail }: Mail) {
  return {
    ...mail,
    attachments: attachments.map(({ name }, n) => ({ name, path: filePath(mail.id, n) })),
  };
}
