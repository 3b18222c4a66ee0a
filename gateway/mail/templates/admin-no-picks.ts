import type { Letter, Links } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';
import { longDay } from '#schema/rules/time/eastern-time.ts';

export function adminNoPicks(data: MailData['admin-no-picks'], links: Links): Letter {
  const leagues = new Intl.ListFormat('en-US').format(data.leagues);
  return {
    subject: `No picks yet for ${leagues}`,
    heading: 'Leagues without a pick today',
    paragraphs: [
      `It is almost 3 PM ET on ${longDay(data.date)}. These leagues had picks in the last seven days and have none for today: ${leagues}.`,
    ],
    action: { label: 'Post picks', url: links.admin },
  };
}
