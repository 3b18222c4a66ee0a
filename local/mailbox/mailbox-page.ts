import type { LocalPage } from '#local/pages/local-page.ts';
import { html, type Markup } from '#schema/pages/html.ts';
import { thousands } from '#schema/rules/text/numbers.ts';
import { easternDay, easternTime, plainDay, readableTime } from '#schema/rules/time/eastern-time.ts';
import { kindOf, MAIL_KINDS } from './mail-kind.ts';
import type { Mail } from './mailbox.ts';
import { MAILBOX_SCRIPT } from './mailbox-script.ts';
import { REPORTS, reportsOf } from './provider.ts';

/** Which mails are listed, and which one is open. Left out or empty: all, and the newest of those listed. */
export interface MailQuery {
  to?: string;
  kind?: string;
  q?: string;
  mail?: string;
}

export function mailPath(id: string): string {
  return `/local/mailbox/${encodeURIComponent(id)}`;
}

export function filePath(id: string, n: number): string {
  return `${mailPath(id)}/files/${n}`;
}

/** A line for each mail, newest first, and one of them beside the list as its reader's program shows it. */
export function mailboxPage(all: readonly Mail[], query: MailQuery): LocalPage {
  const listed = all.filter((mail) => isAskedFor(mail, query));
  const open = listed.find(({ id }) => id === query.mail) ?? listed[0];
  return {
    title: 'Mailbox',
    lead: 'Every mail the product has sent. Nothing leaves this machine. The buttons beside a mail tell the product what its provider would.',
    body: html`<div class="wide" id="mails" data-newest="${all[0]?.id}">${
      all.length === 0
        ? html`<section class="card"><h2>No mail yet</h2><p class="soft">Ask for a password reset or sign up, and it arrives here right away.</p></section>`
        : html`${filters(all, query)}
<div class="panes">
<nav aria-label="Mails"><p class="soft" role="status">${countText(listed.length, all.length)}</p>
<ul class="mails">${listed.map((mail) => line(mail, query, mail === open))}</ul></nav>
${open && pane(open)}</div>`
    }</div>`,
    script: MAILBOX_SCRIPT,
  };
}

function isAskedFor(mail: Mail, { to, kind, q }: MailQuery): boolean {
  if (to && !recipients(mail).includes(to)) return false;
  if (kind && kindOf(mail) !== kind) return false;
  const words = `${mail.to} ${mail.subject} ${mail.text}`.toLowerCase();
  return !q || words.includes(q.trim().toLowerCase());
}

function recipients({ to }: Mail): string[] {
  return to.split(', ').map((address) => address.toLowerCase());
}

function countText(listed: number, all: number): string {
  const mails = all === 1 ? 'mail' : 'mails';
  return listed === all ? `${thousands(all)} ${mails}` : `${thousands(listed)} of ${thousands(all)} ${mails}`;
}

function filters(all: readonly Mail[], { to = '', kind = '', q = '' }: MailQuery): Markup {
  const people = [...new Set(all.flatMap(recipients))].sort();
  return html`<form class="filters" method="get" action="/local/mailbox" role="search">
<select name="to" aria-label="Person">${options('Everybody', people, to)}</select>
<select name="kind" aria-label="Kind">${options('Every kind', MAIL_KINDS, kind)}</select>
<input type="search" name="q" value="${q}" aria-label="Search" placeholder="Search">
<button type="submit">Show</button></form>`;
}

function options(all: string, values: readonly string[], chosen: string): Markup[] {
  const option = (value: string, name: string) =>
    html`<option value="${value}"${value === chosen && html` selected`}>${name}</option>`;
  return [option('', all), ...values.map((value) => option(value, value))];
}

function line(mail: Mail, { to, kind, q }: MailQuery, isOpen: boolean): Markup {
  const kept = Object.entries({ to, kind, q }).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  const search = new URLSearchParams([...kept, ['mail', mail.id]]);
  return html`<li><a href="/local/mailbox?${search.toString()}"${isOpen && html` aria-current="true"`}>
<span class="who">${mail.to.replace('@chalkline.test', '')}</span> <span class="what">${mail.subject}</span>
<time datetime="${mail.sentAt}">${timeText(mail)}</time></a></li>`;
}

function timeText({ sentAt }: Mail): string {
  const sent = new Date(sentAt);
  return `${plainDay(easternDay(sent)).replace(/, \d{4}$/, '')}, ${readableTime(easternTime(sent))}`;
}

function pane(mail: Mail): Markup {
  return html`<article class="card mail-pane" aria-labelledby="subject">
<h2 id="subject">${mail.subject}</h2>
<p class="soft">To <strong>${mail.to}</strong> · ${timeText(mail)} ET</p>
${
  mail.action
    ? html`<p><a class="button" href="${mail.action.link}">${mail.action.label}</a></p>`
    : html`<p class="row">${reportsOf(mail).map((report) => html`<button type="button" class="plain" data-report="${mailPath(mail.id)}/${report}">${REPORTS[report]}</button>`)}</p>
<p role="status" class="soft" data-said></p>`
}
${mail.attachments?.map(({ name, content }, n) => html`<p><a class="button" href="${filePath(mail.id, n)}" download>${name} (${Math.ceil(content.length / 1_000)} kB)</a></p>`)}
${
  mail.html
    ? html`<iframe title="The mail as a mail program shows it" src="${mailPath(mail.id)}"></iframe>
<p><a href="${mailPath(mail.id)}">The mail alone</a></p>
<details><summary>Its text</summary><p class="mail">${linked(mail.text)}</p></details>`
    : html`<p class="mail">${mail.text}</p>`
}</article>`;
}

const ADDRESS = /(https?:\/\/\S+)/;

function linked(text: string) {
  return text
    .trim()
    .split(ADDRESS)
    .map((part) => (ADDRESS.test(part) ? html`<a href="${part}">${part}</a>` : part));
}
