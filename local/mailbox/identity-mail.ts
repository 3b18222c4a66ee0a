import type { MailedCode } from '#local/identity/accounts.ts';
import { now } from '#local/system/clock.ts';
import type { Mail, Mailbox } from './mailbox.ts';

/** What Firebase mails in production, by the kind of code it holds; the links lead to pages of the product. */
const LETTERS: Record<string, { path: string; label: string; subject: string; text: string }> = {
  PASSWORD_RESET: {
    path: '/reset-password',
    label: 'Choose a new password',
    subject: 'Reset your Chalkline password',
    text: 'Someone, we hope you, asked for a new password for this account. If it was not you, nothing needs to be done.',
  },
  VERIFY_EMAIL: {
    path: '/verify-email',
    label: 'Verify this address',
    subject: 'Verify your email for Chalkline',
    text: 'One click, and we know that this address is yours.',
  },
};

/**
 * The emulator sends no mail; it lists the codes that it would have sent, without a time and oldest
 * first. Called after each requested mail, it puts the newest unseen code into the mailbox.
 */
export function identityMails(
  readCodes: () => Promise<MailedCode[]>,
  mailbox: Mailbox,
  origin: string,
): () => Promise<void> {
  const seen = new Set<string>();
  return async () => {
    const fresh = (await readCodes()).filter(({ oobCode }) => !seen.has(oobCode)).at(-1);
    if (!fresh) return;
    seen.add(fresh.oobCode);
    const mail = letter(fresh, origin);
    if (mail) mailbox.receive(mail);
  };
}

function letter({ email, oobCode, requestType }: MailedCode, origin: string): Mail | undefined {
  const known = LETTERS[requestType];
  if (!known) return undefined;
  const link = `${origin}${known.path}?oobCode=${encodeURIComponent(oobCode)}`;
  return {
    id: oobCode,
    to: email,
    subject: known.subject,
    text: known.text,
    action: { label: known.label, link },
    sentAt: now().toISOString(),
  };
}
