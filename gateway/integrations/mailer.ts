import nodemailer from 'nodemailer';
import { RELEASE } from '#gateway/release.ts';
import { writeWhole } from './whole-mime.ts';

export interface Message {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The same for each attempt at one mail, so that the receiving server can recognize duplicates. */
  messageId: string;
  attachment?: Attachment | null;
  /** Ends mails of this kind at one click, also from the mail program's own button (RFC 8058). */
  leaveUrl?: string | null;
}

/** A text file. */
interface Attachment {
  filename: string;
  content: string;
}

/** The mail server. */
export interface Mailer {
  /** Resolves when the server has accepted the mail. Throws its refusal, or that it did not answer in time. */
  send(message: Message): Promise<void>;
  /** Whether it can be reached and takes our name and password. Throws why not. */
  check(): Promise<void>;
  close(): void;
}

/**
 * The longest that one mail may take, in milliseconds. Its row is locked for that time. A server that is still reading a whole mail may
 * yet accept it, and the next attempt makes it two: RFC 5321, 4.5.3.2.6 lets it take ten minutes.
 */
export const SEND_MILLISECONDS = 60_000;

interface Sending {
  connections?: number;
  /** The longest that one mail may take, in milliseconds. */
  longest?: number;
  /** The header in which the provider takes a key that makes it send a mail once, however often it is given it. */
  keyHeader?: string | undefined;
}

/**
 * A server may look at who connects before it greets: Postfix waits six seconds (postscreen_greet_wait). This process, too, may be busy for
 * some seconds while a connection opens, and the timer would count them.
 */
const CONNECT_MILLISECONDS = 30_000;

/** Somebody waits for the answer. */
const CHECK_MILLISECONDS = 20_000;

/** Sends with nodemailer; connections are reused. */
export function openMailer(
  url: string,
  from: string,
  { connections = 2, longest = SEND_MILLISECONDS, keyHeader }: Sending = {},
): Mailer {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: connections,
    maxMessages: Number.POSITIVE_INFINITY,
    connectionTimeout: CONNECT_MILLISECONDS,
    greetingTimeout: CONNECT_MILLISECONDS,
    socketTimeout: longest,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  transport.use('stream', writeWhole);
  return {
    send: async ({ to, attachment, leaveUrl, ...message }) => {
      // An address object, not a string: a comma in an address must not become two recipients.
      const envelope = { to: { name: '', address: to } };
      const attachments = attachment ? [{ ...attachment, contentType: 'text/plain; charset=utf-8' }] : [];
      const headers = {
        ...AUTOMATIC,
        ...WRITTEN_BY,
        ...(leaveUrl && leavingHeaders(leaveUrl)),
        ...(keyHeader && { [keyHeader]: message.messageId.replace(/^<|>$/g, '') }),
      };
      await inTime(transport.sendMail({ from, ...envelope, ...message, attachments, headers }), longest);
    },
    check: () => inTime(transport.verify(), CHECK_MILLISECONDS),
    close: () => transport.close(),
  };
}

/** Suppresses out-of-office replies. */
const AUTOMATIC = { 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' };

/** Names the version that wrote the mail, so that a problem with it can be traced to a release. */
const WRITTEN_BY = { 'x-mailer': `Chalkline ${RELEASE.version}` };

/** Mails that can be left are lists, one for each kind, so that a mail program can sort them (RFC 2919). */
function leavingHeaders(leaveUrl: string): Record<string, string> {
  const { hostname, pathname } = new URL(leaveUrl);
  const [, , kind] = pathname.split('/');
  return {
    'list-id': `<${kind}.${hostname}>`,
    'list-unsubscribe': `<${leaveUrl}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  };
}

async function inTime(sending: Promise<unknown>, longest: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server took too long')), longest);
  });
  await Promise.race([sending, late]).finally(() => clearTimeout(timer));
}
