import type { Services } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { evidenceText } from '#schema/rules/money/dispute-evidence.ts';
import { disputeCause } from '#schema/rules/money/four-eyes.ts';
import type { DisputedPaymentType, DisputeReplyType, DisputeType } from '#schema/types/desk/dispute.type.ts';
import type { DisputeEvidenceType } from '#schema/types/desk/dispute-evidence.type.ts';
import * as statements from './read-dispute.sql.ts';

type Facts = statements.DisputeFactsRow;

const MOST_AGREEMENTS = 50;
const MOST_SIGN_INS = 20;
const MOST_MONTHS = 19;
const MOST_ALERT_DAYS = 31;
const MOST_INVOICES = 48;
const MOST_PICKS = 30;

/** A dispute with what our records say of it, and a text made of that; null for one that we do not know. */
export async function readDispute(services: Services, disputeId: string): Promise<DisputeType | null> {
  const { em } = services.database;
  const facts = await statements.disputeFacts.first(em, { disputeId });
  if (!facts) return null;
  const payment = paymentOf(facts);
  const evidence = await evidenceOf(em, facts.memberId, payment, services.clock.now());
  const shown = {
    ...facts,
    ...{ payment, evidence, reply: replyOf(facts) },
    needsApproval: disputeCause(facts.cents) !== null,
  };
  return { ...shown, suggestedText: evidenceText(shown, services.publicUrl) };
}

function paymentOf(facts: Facts): DisputedPaymentType | null {
  const { invoiceId, invoiceNumber, tier, paidCents, periodStartsAt, periodEndsAt } = facts;
  if (!invoiceId || !invoiceNumber || !tier || paidCents === null || !periodStartsAt || !periodEndsAt)
    return null;
  const { paidAt, cardType, last4, planEndedAt } = facts;
  return {
    ...{ invoiceId, invoiceNumber, tier, cents: paidCents, paidAt, periodStartsAt, periodEndsAt },
    ...{ cardType, last4, planEndedAt },
  };
}

function replyOf({ replyKind, replyState, repliedAt, repliedBy, ...facts }: Facts): DisputeReplyType | null {
  if (!replyKind || !replyState || !repliedAt) return null;
  return {
    ...{ kind: replyKind, state: replyState, repliedAt, repliedBy, text: facts.replyText },
    ...{ reason: facts.replyReason ?? '', sentAt: facts.replySentAt, failure: facts.replyFailure },
  };
}

async function evidenceOf(
  rows: Rows,
  userId: string,
  payment: DisputedPaymentType | null,
  now: Date,
): Promise<DisputeEvidenceType> {
  const invoices = await statements.disputeInvoices.all(rows, { userId, most: MOST_INVOICES });
  const picks = payment ? await picksOf(rows, payment, now) : [];
  return {
    agreements: await statements.disputeAgreements.all(rows, { userId, most: MOST_AGREEMENTS }),
    signIns: await statements.disputeSignIns.all(rows, { userId, most: MOST_SIGN_INS }),
    months: await statements.disputeMonths.all(rows, { userId, most: MOST_MONTHS }),
    alertDays: await statements.disputeAlerts.all(rows, { userId, most: MOST_ALERT_DAYS }),
    charges: invoices.filter(({ type }) => type === 'charge'),
    refunds: invoices.filter(({ type }) => type === 'credit'),
    picks,
    pickCount: picks[0]?.allOfThem ?? 0,
  };
}

/** Of the time that was paid for, as far as the plan ran. */
function picksOf(
  rows: Rows,
  { tier, periodStartsAt, periodEndsAt, planEndedAt }: DisputedPaymentType,
  now: Date,
) {
  const ends = [periodEndsAt, planEndedAt ?? periodEndsAt, now].map((end) => end.getTime());
  const until = new Date(Math.min(...ends));
  return statements.disputePicks.all(rows, { tier, from: periodStartsAt, until, most: MOST_PICKS });
}
