import { createServer, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';

/** A mail that was accepted. */
interface SunkMail {
  to: string;
  /** Milliseconds of `performance.now()`. */
  at: number;
  headers: string;
}

export interface MailSink {
  /** What a gateway is given as SMTP_URL. */
  url: string;
  mails: SunkMail[];
  close(): Promise<void>;
}

/**
 * A mail server on loopback that keeps of each mail only who it is for, so that thousands a second cost the machine little.
 * With `keyHeader` it accepts a mail with a key that it knows, and delivers it no second time, as providers do.
 */
export async function startMailSink({ keyHeader }: { keyHeader?: string } = {}): Promise<MailSink> {
  const mails: SunkMail[] = [];
  const keys = new Set<string>();
  const sockets = new Set<Socket>();
  const keep = (to: string, headers: string) => {
    const key = keyHeader && new RegExp(`^${keyHeader}: (.+)$`, 'im').exec(headers)?.[1];
    if (key && keys.has(key)) return;
    if (key) keys.add(key);
    mails.push({ to, at: performance.now(), headers });
  };
  const server = createServer((socket) => {
    sockets.add(socket.setNoDelay(true).setEncoding('latin1'));
    // A sender that is killed resets its connections.
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    converse(socket, keep);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The mail server has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

const END = '\r\n.\r\n';

/** As much of RFC 5321 as nodemailer speaks to a server that offers nothing. */
function converse(socket: Socket, keep: (to: string, headers: string) => void): void {
  let unread = '';
  let to = '';
  let inMail = false;
  const take = (): boolean => {
    const end = inMail ? unread.indexOf(END) : unread.indexOf('\r\n');
    if (end < 0) return false;
    const text = unread.slice(0, end);
    unread = unread.slice(end + (inMail ? END.length : 2));
    if (inMail) keep(to, text.slice(0, text.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' '));
    to = /^RCPT TO:<(.+)>/i.exec(inMail ? '' : text)?.[1] ?? to;
    const begins = !inMail && /^DATA/i.test(text);
    inMail = begins;
    socket.write(begins ? '354 Go on\r\n' : '250 Fine\r\n');
    return true;
  };
  socket.write('220 sink\r\n');
  socket.on('data', (chunk) => {
    unread += chunk;
    while (take());
  });
}
