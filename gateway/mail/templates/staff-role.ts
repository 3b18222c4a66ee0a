import { type Letter, type Links, moment } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';

/** To the person whose role it is: what it is from now on. */
export function staffRole({ role, changedAt }: MailData['staff-role'], links: Links): Letter {
  const heading = role ? `You now have the role ${role}` : 'You no longer have a role in the staff';
  return {
    subject: heading,
    heading,
    paragraphs: [
      role
        ? 'An owner gave your account this role. The admin panel shows the parts that are yours.'
        : 'An owner took the role of your account away. Your membership stays as it is.',
      'If you did not expect this, reply to this email.',
    ],
    facts: [['Changed', moment(changedAt)]],
    ...(role && { action: { label: 'Open the admin panel', url: links.admin } }),
  };
}
