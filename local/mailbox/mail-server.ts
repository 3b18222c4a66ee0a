import { randomUUID } from 'node:crypto';
import { now } from '#local/system/clock.ts';
import type { Mailbox } from './mailbox.ts';
import { type SmtpServer, startSmtpServer } from './smtp-server.ts';

/** The mail server of the local world: puts every mail into the mailbox. */
export function startMailServer(mailbox: Mailbox): Promise<SmtpServer> {
  return startSmtpServer(({ messageId = randomUUID(), recipients, subject = '', text = '', html }) => {
    const sentAt = now().toISOString();
    mailbox.receive({
      id: messageId,
      to: recipients.join(', '),
      subject,
      text,
      ...(html && { html }),
      sentAt,
    });
  });
}
