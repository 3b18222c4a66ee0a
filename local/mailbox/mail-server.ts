import { randomUUID } from 'node:crypto';
import { now } from '#local/system/clock.ts';
import type { Mailbox, MailedFile } from './mailbox.ts';
import { type ReceivedMail, type SmtpServer, startSmtpServer } from './smtp-server.ts';

/** The mail server of the local world: puts every mail into the mailbox. */
export function startMailServer(mailbox: Mailbox): Promise<SmtpServer> {
  return startSmtpServer(
    ({ messageId = randomUUID(), recipients, subject = '', text = '', html, ...mail }) => {
      const sentAt = now().toISOString();
      mailbox.receive({
        id: messageId,
        to: recipients.join(', '),
        subject,
        text,
        ...(html && { html }),
        attachments: mail.attachments.map(fileOf),
        sentAt,
      });
    },
  );
}

function fileOf({ filename, content }: ReceivedMail['attachments'][number]): MailedFile {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  return { name: filename ?? 'attachment', content: bytes };
}
