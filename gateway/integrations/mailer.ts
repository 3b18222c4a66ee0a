import nodemailer from 'nodemailer';

export interface Message {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The same for each try of one mail, so that a reader's server can tell a repetition. */
  messageId: string;
}

/** The door to the mail server. */
export interface Mailer {
  /** Resolves when the server has taken the mail; throws what it said, or that it did not answer in time. */
  send(message: Message): Promise<void>;
  close(): void;
}

/** The longest that one mail may take, in milliseconds: its row is locked meanwhile. */
export const SEND_MILLISECONDS = 20_000;

/** Opens the door with nodemailer; connections are kept for the next mail. */
export function openMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 8_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, ...message }) => {
      // An address object and not a text: a comma in an address must not become two readers.
      const envelope = { to: { name: '', address: to } };
      await inTime(transport.sendMail({ from, ...envelope, ...message, headers: AUTOMATIC }));
    },
    close: () => transport.close(),
  };
}

/** Asks out-of-office programs to keep quiet. */
const AUTOMATIC = { 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' };

async function inTime(sending: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server took too long')), SEND_MILLISECONDS);
  });
  await Promise.race([sending, late]).finally(() => clearTimeout(timer));
}
