import type { Letter, Links } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';
import { lateOpeningText } from '#schema/rules/record/late-opening-text.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { plainMoment } from '#schema/rules/time/eastern-time.ts';

export function adminLateOpening(data: MailData['admin-late-opening'], links: Links): Letter {
  const [dueAt, lostAt] = [new Date(data.dueAt), new Date(data.lostAt)];
  return {
    subject: `${counted(data.picks, 'pick')} not opened: act by ${plainMoment(lostAt)}`,
    heading: 'Picks that should be open are still sealed',
    paragraphs: [
      lateOpeningText({ ...data, lostAt }, dueAt),
      `They should have opened at ${plainMoment(dueAt)}. The log of the server says what keeps the job record-openings from it, and the operations guide what to do.`,
    ],
    action: { label: 'See problems', url: `${links.admin}?tab=problems` },
  };
}
