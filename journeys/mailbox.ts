import type { Page } from 'playwright-core';
import { until } from '#local/testing/until.ts';

export type Mail = { subject: string; text: string; action?: { link: string } };

/** Waits for a mail to this address with a matching subject; answers the newest. */
export async function mailTo(page: Page, to: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await until(async () => {
    const answer = await page.request.get('/local/mailbox.json', { params: { to } });
    const { mails } = (await answer.json()) as { mails: Mail[] };
    found = mails.find((mail) => subject.test(mail.subject));
    return found !== undefined;
  });
  return found as Mail;
}

/** Opens the mail's link to this path. */
export async function followMail(page: Page, to: string, subject: RegExp, path: string): Promise<void> {
  const { text, action } = await mailTo(page, to, subject);
  const links = action ? [action.link] : (text.match(/https?:\/\/\S+/g) ?? []);
  const link = links.find((address) => new URL(address).pathname === path);
  if (!link) throw new Error(`No link to ${path} in: ${text}`);
  await page.goto(link);
}
