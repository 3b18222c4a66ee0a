import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail extends Email {
  /** Who it was sent to, whatever its headers say. */
  recipients: string[];
}

export interface SmtpServer {
  /** What a gateway is given as SMTP_URL. */
  url: string;
  stop(): Promise<void>;
}

/** What makes it a server as people rent one: TLS from the first byte, and a name and password. */
interface SmtpAccess {
  key: string;
  cert: string;
  user: string;
  password: string;
}

/** A mail server on loopback that accepts every mail; one that `receive` rejects is refused. */
export async function startSmtpServer(
  receive: (mail: ReceivedMail) => void | Promise<void>,
  port = 0,
  access?: SmtpAccess,
): Promise<SmtpServer> {
  const server = new SMTPServer({
    ...(access ? restricted(access) : { disabledCommands: ['STARTTLS', 'AUTH'] }),
    logger: false,
    closeTimeout: 1_000,
    onData: (stream, { envelope }, done) => {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then(async (raw) => receive({ ...(await PostalMime.parse(raw)), recipients }))
        .then(() => done(), done);
    },
  });
  // A gateway that is stopped in the middle of a mail sends it again.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const address = server.server.address();
  if (!address || typeof address === 'string') throw new Error('The mail server has no port');
  return {
    url: access
      ? `smtps://${access.user}:${access.password}@localhost:${address.port}`
      : `smtp://127.0.0.1:${address.port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function restricted({ key, cert, user, password }: SmtpAccess): SMTPServerOptions {
  return {
    ...{ secure: true, key, cert },
    onAuth: ({ username, password: given }, _session, done) => {
      const isRight = username === user && given === password;
      done(isRight ? null : new Error('Wrong name or password'), isRight ? { user } : undefined);
    },
  };
}
