import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface TestMailServer {
  url: string;
  /** What has arrived, in order. */
  mails: Email[];
  /** From now on each mail waits for this before it is taken; a rejection refuses it. */
  before(gate: () => Promise<void>): void;
  close(): Promise<void>;
}

/** A real mail server on loopback that keeps what it is sent. */
export async function startMailServer(port = 0): Promise<TestMailServer> {
  const mails: Email[] = [];
  let gate = async () => {};
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 1_000,
    onData: (stream, _session, done) => {
      const taken = buffer(stream).then(async (raw) => {
        await gate();
        mails.push(await PostalMime.parse(raw));
      });
      taken.then(() => done(), done);
    },
  });
  // A sender that gives up in the middle is what some tests are about.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const address = server.server.address();
  if (!address || typeof address === 'string') throw new Error('The mail server has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    before: (next) => {
      gate = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
