import type { Mail } from './mailbox.ts';

/** The key with which the product knows its mail provider in the local world. */
export const LOCAL_MAIL_EVENTS_KEY = 'local-key-of-the-mail-provider';

export const REPORTS = {
  'one-click': 'Leave with one click',
  bounce: 'Bounce',
  complaint: 'Report as spam',
} as const;
export type Report = keyof typeof REPORTS;

/** The reports that a mail can have: only mails with the header for it can be left. */
export function reportsOf({ leaveUrl }: Mail): Report[] {
  return leaveUrl ? ['one-click', 'bounce', 'complaint'] : ['bounce', 'complaint'];
}

/**
 * Posts to the product what a mail program does when its own button is pressed (RFC 8058), or what a provider does when an
 * address refuses a mail or its reader reports it. Answers the product's status.
 */
export async function sendReport(gateway: string, report: Report, mail: Mail): Promise<number> {
  const { status } = await (report === 'one-click'
    ? leave(gateway, mail)
    : fetch(`${gateway}/mails/events`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${LOCAL_MAIL_EVENTS_KEY}` },
        body: JSON.stringify({ type: report, address: mail.to, detail: DETAILS[report] }),
      }));
  return status;
}

const DETAILS = { bounce: '550 5.1.1 No such user here', complaint: 'Reported as spam' };

function leave(gateway: string, { leaveUrl = '' }: Mail): Promise<Response> {
  const { pathname, search } = new URL(leaveUrl);
  return fetch(`${gateway}${pathname}${search}`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
}
