import type { FastifyInstance } from 'fastify';
import type { Mail, Mailbox } from '#local/mailbox/mailbox.ts';
import { html } from '#local/pages/html.ts';
import { type LocalPage, sendPage } from '#local/pages/local-page.ts';
import { easternDay, easternTime, longDay, readableTime } from '#schema/rules/eastern-time.ts';

/** The mailbox as a page, and as JSON for scripts (`?to=` narrows it to one address). */
export function installMailbox(app: FastifyInstance, mailbox: Mailbox): void {
  app.get<{ Querystring: { to?: string } }>('/local/mailbox.json', (request, reply) =>
    reply.header('cache-control', 'no-store').send({ mails: mailbox.list(request.query.to) }),
  );
  app.get('/local/mailbox', (_request, reply) => sendPage(reply, mailboxPage(mailbox.list())));
}

function mailboxPage(mails: Mail[]): LocalPage {
  return {
    title: 'Mailbox',
    lead: 'Every mail that would have left this machine, to whomever it was addressed, newest first. Nothing is really sent.',
    body: html`<div id="mails" data-newest="${mails[0]?.id}">${
      mails.length > 0
        ? mails.map(mailCard)
        : html`<section class="card"><h2>No mail yet</h2><p class="soft">Ask for a password reset or sign up, and it arrives here at once.</p></section>`
    }</div>`,
    script: SCRIPT,
  };
}

function mailCard(mail: Mail) {
  const sent = new Date(mail.sentAt);
  return html`<article class="card">
<h2>${mail.subject}</h2>
<p class="soft">To <strong>${mail.to}</strong> · <time datetime="${mail.sentAt}">${longDay(easternDay(sent))}, ${readableTime(easternTime(sent))} ET</time></p>
<p>${mail.text}</p>
${mail.action ? html`<p><a class="button" href="${mail.action.link}">${mail.action.label}</a></p>` : ''}
</article>`;
}

const SCRIPT = `
const shown = document.getElementById('mails').dataset.newest;
setInterval(async () => {
  if (document.hidden) return;
  const answer = await fetch('/local/mailbox.json').catch(() => undefined);
  if (!answer?.ok) return;
  const { mails } = await answer.json();
  if ((mails[0]?.id ?? '') !== shown) location.reload();
}, 1500);
`;
