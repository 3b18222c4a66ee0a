import { type Letter, type Links, moment } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';

/** To those who may approve an act of somebody else. */
export function adminApproval(data: MailData['admin-approval'], links: Links): Letter {
  return {
    subject: `Waits for your approval: ${data.text}`,
    heading: 'Something waits for your approval',
    paragraphs: [
      data.aloneFrom
        ? `${data.text} was asked for. Another owner may approve it at once, who asked for it from ${moment(data.aloneFrom)} on. If it should not be, reject it before then, and end the sessions of who asked.`
        : `${data.text} needs a second person. Nothing happens until one of you approves it.`,
    ],
    facts: [
      ['Asked by', data.askedBy],
      ['Reason', data.reason],
      ['Since', moment(data.askedAt)],
    ],
    action: { label: 'Decide', url: `${links.admin}?tab=approvals` },
  };
}
