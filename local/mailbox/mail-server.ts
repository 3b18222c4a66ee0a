import { randomUUID } from 'node:crypto';
import { now } from '#local/system/clock.ts';
import type { Mailbox, MailedFile } from './mailbox.ts';
import { type ReceivedMail, type SmtpServer, startSmtpServer } from './smtp-server.ts';

/** The mail server of the local world: puts every mail into the mailbox. */
export function startMailServer(mailbox: Mailbox): Promise<SmtpServer> {
  return startSmtpServer(
    ({ messageId = randomUUID(), recipients, subject = '', text = '', html, headers, ...mail }) => {
      const sentAt = now().toISOString();
      const leaveUrl = leaveUrlOf(headers);
      mailbox.receive({
        id: messageId,
        to: recipients.join(', '),
        subject,
        text,
        ...(html && { html }),
        ...(leaveUrl && { leaveUrl }),
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

function leaveUrlOf(headers: ReceivedMail['headers']): string | undefined {
  const value = headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  return /<(https?:[^>]+)>/.exec(value)?.[1];
}
