import { html, type Markup } from '#schema/pages/html.ts';
import type { MAIL_LISTS } from './leave-list.ts';
import { linkPage } from './link-page.ts';

type MailList = (typeof MAIL_LISTS)[keyof typeof MAIL_LISTS];

/** Asks before the mail ends. It has no script. */
export function leavePage({ question, about }: MailList, pays: boolean): (nonce: string) => string {
  return linkPage(
    question,
    html`<p>${about} Other emails about your account are not affected.${goesOn(pays)}</p>
<form method="post"><button type="submit">Stop these emails</button></form>`,
  );
}

export function leftPage({ stopped }: MailList, pays: boolean): (nonce: string) => string {
  return linkPage(
    stopped,
    html`<p>We no longer send them.${goesOn(pays)} Change your mind at any time in your <a href="/account/alerts">alert settings</a>.</p>`,
  );
}

function goesOn(pays: boolean): Markup | string {
  return pays ? html` <strong>Your plan goes on</strong>, and its picks stay open to you on the site.` : '';
}

export const notOursPage = linkPage(
  'This link does not work',
  html`<p>It may be incomplete, or of an account that no longer exists. Sign in and choose your emails in your <a href="/account/alerts">alert settings</a>.</p>`,
);
