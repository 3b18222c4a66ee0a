import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '#gateway/auth/context.ts';
import { type Mailer, type Message, SEND_MILLISECONDS } from '#gateway/integrations/mailer.ts';
import { lastCheckpoint } from '#gateway/record/read-checkpoint.ts';
import { HOUR, MINUTE } from '#schema/rules/time/durations.ts';
import { invitationLink } from './invitation-link.ts';
import { leaveLink } from './leave-link.ts';
import type { OneTimeLinks, ReceiptCounts } from './letter.ts';
import type { MailData, Template } from './mail.ts';
import { tooLate } from './of-one-day.ts';
import { render } from './render.ts';
import * as statements from './send-mails.sql.ts';
import { confirmLink } from './signed-link.ts';
import { suppressionsOf } from './suppressions.ts';
import { receiptsFileName } from './templates/weekly-receipts.ts';

interface Sending
  extends Pick<Services, 'database' | 'identity' | 'clock' | 'log' | 'publicUrl' | 'signingKey' | 'trials'> {
  mailer: Mailer;
  /** The receipts of the week before a Monday that a member may read now. Throws when there is none. */
  readReceipts(memberId: string, monday: string): Promise<ReceiptCounts & { file: string }>;
}

type DueMail = Omit<statements.LockDueMailRow, 'data'> & { data: MailData[Template] };

/** How long to wait after each failure. After the last wait a further failure is final. */
const PAUSES = [
  ...[MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 4 * HOUR],
  ...[8 * HOUR, 12 * HOUR, 24 * HOUR, 24 * HOUR],
];
export const MAX_TRIES = PAUSES.length + 1;

/** The most mails per run, so that a run always ends. */
const MAX_PER_RUN = 500;

/**
 * Sends due mails one after the other; answers how many were sent and how many failed. Each mail is sent while its row
 * is locked, so that no two workers send it. When a worker dies, the mail is sent again rather than lost.
 */
export async function sendMails(sending: Sending): Promise<{ sent: number; failed: number }> {
  const result = { sent: 0, failed: 0 };
  if (!(await isOneDue(sending))) return result;
  while (result.sent + result.failed < MAX_PER_RUN) {
    const outcome = await sendNext(sending);
    if (outcome === 'none') break;
    result[outcome] += 1;
  }
  return result;
}

type Outcome = 'none' | 'sent' | 'failed';

/** Mostly there is none, and a transaction costs four round trips. */
function isOneDue({ database, clock }: Sending): Promise<boolean> {
  return statements.oneDueMail.some(database.em, { tries: MAX_TRIES, now: clock.now() });
}

function sendNext(sending: Sending): Promise<Outcome> {
  return sending.database.em.fork().transactional(async (em) => {
    // The mail server may take longer than an idle transaction is normally allowed to.
    await em.execute(`set local idle_in_transaction_session_timeout = ${2 * SEND_MILLISECONDS}`);
    const now = sending.clock.now();
    const mail = (await statements.lockDueMail.first(em, { tries: MAX_TRIES, now })) as DueMail | null;
    if (!mail) return 'none';
    const failure = await send(em, sending, mail, now);
    if (failure) await keepFailure(em, sending, mail, failure);
    else await keepSent(em, now, mail);
    return failure ? 'failed' : 'sent';
  });
}

/** Returns the failure instead of throwing it, because it is recorded. */
async function send(em: EntityManager, sending: Sending, mail: DueMail, now: Date): Promise<Error | null> {
  try {
    const { publicUrl } = sending;
    refuseLate(mail, now);
    await refuseSuppressed(em, sending, mail);
    const { attachment, ...given } = await neverStored(sending, mail, now);
    const record = await lastCheckpoint(em);
    const { leaveUrl } = given;
    const rendered = render(mail.template, mail.data, publicUrl, { record, ...given });
    const messageId = `<outbox-${mail.id}@${new URL(publicUrl).hostname}>`;
    await sending.mailer.send({ to: mail.recipient, messageId, attachment, leaveUrl, ...rendered });
    return null;
  } catch (failure) {
    return failure instanceof Error ? failure : new Error(String(failure));
  }
}

/** The address refuses mail: trying again would only make ours look like spam. */
class Suppressed extends Error {}

/** The one day of a mail is over: there is nothing that anybody could decide about it. */
class TooLate extends Error {}

function refuseLate({ template, data }: DueMail, now: Date): void {
  const late = tooLate(template, data, now);
  if (late) throw new TooLate(late);
}

async function refuseSuppressed(
  em: EntityManager,
  { trials }: Sending,
  { recipient }: DueMail,
): Promise<void> {
  const stops = await suppressionsOf(em, [trials.keys.emailKey(recipient)]);
  const stop = stops.find(({ scope }) => scope === 'ALL');
  if (stop) throw new Suppressed(`The address refuses mail: ${stop.detail ?? stop.reason}`);
}

interface NeverStored extends Pick<Message, 'attachment' | 'leaveUrl'>, OneTimeLinks {
  receipts?: ReceiptCounts;
}

/** Codes that open an account, and what the recipient may read now: made for this one attempt. */
async function neverStored(
  { identity, publicUrl, signingKey, readReceipts }: Sending,
  { data, recipient }: DueMail,
  now: Date,
): Promise<NeverStored> {
  if ('setPasswordFor' in data && data.setPasswordFor)
    return { resetCode: await identity.passwordResetCode(data.setPasswordFor) };
  if ('confirmFor' in data && data.confirmFor)
    return {
      confirmUrl: confirmLink({ member: data.confirmFor, email: recipient, now }, publicUrl, signingKey),
    };
  if ('invitation' in data && data.invitation)
    return {
      invitationUrl: invitationLink({ invitation: data.invitation, email: recipient }, publicUrl, signingKey),
    };
  if (!('monday' in data)) return {};
  const { memberId, monday } = data;
  const receipts = await readReceipts(memberId, monday);
  return {
    receipts,
    attachment: { filename: receiptsFileName(monday), content: receipts.file },
    leaveUrl: leaveLink('weekly-receipts', memberId, publicUrl, signingKey),
  };
}

/** `now`: when the try began, by which it was decided that the mail goes out. */
function keepSent(em: EntityManager, now: Date, { id }: DueMail): Promise<unknown> {
  return statements.keepSent.run(em, { now, id });
}

async function keepFailure(
  em: EntityManager,
  { clock, log }: Sending,
  { id, key, template, attempts }: DueMail,
  failure: Error,
): Promise<void> {
  const now = clock.now();
  const next = new Date(now.getTime() + (PAUSES[attempts] ?? 0));
  const isLate = failure instanceof TooLate;
  const tries = isLate || failure instanceof Suppressed ? MAX_TRIES : attempts + 1;
  await statements.keepFailedMail.run(em, {
    ...{ id, tries, next, failure: failure.message.slice(0, 500) },
    droppedAt: isLate ? now : null,
  });
  const givenUp = tries >= MAX_TRIES;
  log[givenUp ? 'error' : 'warn'](
    { err: failure, mail: key, template, attempts: attempts + 1 },
    'mail not sent',
  );
}
