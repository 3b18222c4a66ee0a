import { dollars } from '#schema/rules/money/money.ts';
import type { QuoteLine } from '#schema/rules/money/quote.ts';
import { thousands } from '#schema/rules/text/numbers.ts';
import { plainMoment } from '#schema/rules/time/eastern-time.ts';
import type { Instant, NextCharge } from './mail.ts';

/** The content of a mail, from which both HTML and text are made. */
export interface Letter {
  subject: string;
  heading: string;
  paragraphs: string[];
  bill?: { lines: QuoteLine[]; totalCents: number };
  facts?: [label: string, value: string][];
  picks?: PickSection[];
  action?: { label: string; url: string };
  closing?: string[];
}

/** A pick in a mail. Made of what its reader may see. */
export interface LetterPick {
  game: string;
  /** When it starts: '8:15 PM ET'. */
  starts: string;
  /** Its league, plan, start, stake, book and analyst. */
  about: string;
  /** What was picked; null where the reader may not know it. */
  words: string | null;
  /** At which odds. */
  price: string | null;
  /** Why, in a sentence or two. */
  why: string | null;
  /** Such as why it was withdrawn, or how it ended. */
  note: string | null;
  /** How the note is colored. */
  tone?: 'win' | 'loss' | null;
  /** Its entry in the record. */
  entry: string | null;
  url: string;
}

export interface PickSection {
  heading: string | null;
  picks: LetterPick[];
}

/** The last checkpoint of the record. */
export interface RecordState {
  size: number;
  /** In base64. */
  root: string;
}

/** At the foot of each mail: the sentence, and where it can be checked. */
export interface RecordFoot {
  sentence: string;
  url: string;
}

/** Read by /record/verify (frontend/record/check/check-text.ts). */
export function recordSentence({ size, root }: RecordState): string {
  return `Record: ${thousands(size)} entries, root hash ${root}`;
}

/** How many receipts a mail holds, and how many more there were. */
export interface ReceiptCounts {
  attached: number;
  left: number;
}

export const ASKED_FOR = 'You asked for this email in your account settings.';

/** Below the letter. */
export interface Foot {
  record: RecordFoot | null;
  /** Ends mails of this kind; null for mails that nobody can leave. */
  leaveUrl: string | null;
  /** Where the member says what they want to get. */
  settingsUrl: string;
  /** Why the reader gets a mail that they can leave; without it, because they requested it. */
  why?: string;
}

/** The pages that mails link to. */
export interface Links {
  home: string;
  subscription: string;
  pricing: string;
  picks: string;
  account: string;
  alerts: string;
  forgotPassword: string;
  admin: string;
  /** The page where the owner of a new account chooses a password. */
  setPassword: string | null;
  /** Proves that the address is the account's. */
  confirm: string | null;
  /** Accepts a role of the staff. */
  invitation: string | null;
}

/** Links that work without a sign-in, made when the mail is sent. */
export interface OneTimeLinks {
  /** Opens the page where the owner of a new account chooses a password. */
  resetCode?: string | null;
  confirmUrl?: string | null;
  invitationUrl?: string | null;
}

export function linksTo(
  publicUrl: string,
  { resetCode = null, confirmUrl = null, invitationUrl = null }: OneTimeLinks = {},
): Links {
  return {
    home: publicUrl,
    subscription: `${publicUrl}/subscription`,
    pricing: `${publicUrl}/pricing`,
    picks: `${publicUrl}/dashboard`,
    account: `${publicUrl}/account`,
    alerts: `${publicUrl}/account/alerts`,
    forgotPassword: `${publicUrl}/forgot-password`,
    admin: `${publicUrl}/admin`,
    setPassword: resetCode && `${publicUrl}/reset-password?oobCode=${encodeURIComponent(resetCode)}`,
    confirm: confirmUrl,
    invitation: invitationUrl,
  };
}

export const moment = (instant: Instant): string => plainMoment(new Date(instant));

/** The sentence that every mail about a paid plan must have. */
export function nextChargeSentence({ nextChargeAt, nextChargeCents }: NextCharge): string {
  if (nextChargeAt === null || nextChargeCents === null) return 'Nothing more will be charged.';
  return `Your next charge is ${dollars(nextChargeCents)} on ${moment(nextChargeAt)}, unless you cancel before then.`;
}

/** For an account that the purchase created, choosing a password comes first. */
export function actionOrPassword(
  { setPassword }: Links,
  otherwise: NonNullable<Letter['action']>,
): Letter['action'] {
  return setPassword ? { label: 'Choose your password', url: setPassword } : otherwise;
}

export function accountSentences(links: Links): string[] {
  if (!links.setPassword) return [];
  return [
    'We created an account for this address. Choose a password to sign in on any device.',
    `If the link no longer works, ask for a new one: ${links.forgotPassword}`,
  ];
}
