import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { now } from '#local/clock.ts';
import type { Mailbox } from '#local/mailbox/mailbox.ts';

export type MailServer = {
  /** What the gateway is told as SMTP_URL. */
  url: string;
  stop(): Promise<void>;
};

/** The mail server of the local world: takes every mail, for whomever, and puts it into the box. */
export async function startMailServer(mailbox: Mailbox): Promise<MailServer> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 1_000,
    onData: (stream, { id, envelope }, done) => {
      const readers = envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then((raw) => keep(raw, id, readers, mailbox))
        .then(() => done(), done);
    },
  });
  // A gateway that is stopped in mid-sentence is no failure of ours; it sends its mail again.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function keep(raw: Buffer, session: string, readers: string[], mailbox: Mailbox): Promise<void> {
  const { messageId, subject = '', text = '', html } = await PostalMime.parse(raw);
  mailbox.receive({
    id: messageId ?? `${session}:${now().getTime()}`,
    to: readers.join(', '),
    subject,
    text,
    ...(html && { html }),
    sentAt: now().toISOString(),
  });
}
