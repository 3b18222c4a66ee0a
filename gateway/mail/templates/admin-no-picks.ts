import type { Letter, Links } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';
import { longDay } from '#schema/rules/time/eastern-time.ts';

export function adminNoPicks(data: MailData['admin-no-picks'], links: Links): Letter {
  const leagues = new Intl.ListFormat('en-US').format(data.leagues);
  return {
    subject: `No picks yet for ${leagues}`,
    heading: 'Games today without a pick',
    paragraphs: [
      `It is almost 3 PM ET on ${longDay(data.date)}. These leagues play today and have no pick: ${leagues}.`,
    ],
    action: { label: 'Post picks', url: links.admin },
  };
}
