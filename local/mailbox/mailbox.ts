export type MailedFile = { name: string; content: Uint8Array };

export type Mail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  /** As its reader's program would show it, where it was sent so. */
  html?: string;
  /** What the reader is asked to follow: the words of the button and its address. */
  action?: { label: string; link: string };
  /** Where its one-click button posts, by the header List-Unsubscribe. */
  leaveUrl?: string;
  /** The files that it holds. */
  attachments?: MailedFile[];
  /** The product's moment, as an ISO instant. */
  sentAt: string;
};

const MAX_MAILS = 200;

/** What the product's people would find in their mail. It lives as long as the links in it: until the world stops. */
export type Mailbox = {
  receive(mail: Mail): void;
  /** Newest first; only those to one address when `to` is given. */
  list(to?: string): Mail[];
};

export function createMailbox(): Mailbox {
  const mails: Mail[] = [];
  return {
    receive: (mail) => {
      mails.unshift(mail);
      mails.length = Math.min(mails.length, MAX_MAILS);
    },
    list: (to) => mails.filter((mail) => !to || mail.to.toLowerCase() === to.toLowerCase()),
  };
}
