import { type ReceivedMail, startSmtpServer } from '#local/mailbox/smtp-server.ts';

export interface TestMailServer {
  url: string;
  /** What has arrived, in order. */
  mails: ReceivedMail[];
  /** From now on each mail waits for this before it is accepted; a rejection refuses it. */
  before(gate: () => Promise<void>): void;
  close(): Promise<void>;
}

/** A real mail server on loopback that keeps what it is sent. */
export async function startMailServer(port = 0): Promise<TestMailServer> {
  const mails: ReceivedMail[] = [];
  let gate = async () => {};
  const server = await startSmtpServer(async (mail) => {
    await gate();
    mails.push(mail);
  }, port);
  return {
    url: server.url,
    mails,
    before: (next) => {
      gate = next;
    },
    close: server.stop,
  };
}
