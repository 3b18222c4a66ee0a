import type { BraintreeGateway, Dispute, FoundDispute } from 'braintree';
import type { DisputeKind, DisputeState } from '#schema/rules/money/disputes.ts';
import type { ProcessorDispute } from './processor.ts';

const KINDS: Record<string, DisputeKind> = {
  chargeback: 'CHARGEBACK',
  retrieval: 'INQUIRY',
  pre_arbitration: 'PRE_ARBITRATION',
};

const STATES: Record<string, DisputeState> = {
  open: 'OPEN',
  disputed: 'ANSWERED',
  under_review: 'ANSWERED',
  accepted: 'ACCEPTED',
  auto_accepted: 'ACCEPTED',
  won: 'WON',
  lost: 'LOST',
  expired: 'EXPIRED',
};

export async function findDispute(gateway: BraintreeGateway, id: string): Promise<ProcessorDispute | null> {
  try {
    return disputeOf((await gateway.dispute.find(id)).dispute);
  } catch (failure) {
    if (failure instanceof Error && 'type' in failure && failure.type === 'notFoundError') return null;
    throw failure;
  }
}

export async function findDisputesSince(gateway: BraintreeGateway, day: string): Promise<ProcessorDispute[]> {
  const found: ProcessorDispute[] = [];
  const stream = gateway.dispute.search((query) => query.receivedDate().min(day)) as AsyncIterable<Dispute>;
  for await (const dispute of stream) found.push(disputeOf(dispute));
  return found;
}

export async function isDisputed(gateway: BraintreeGateway, transactionId: string): Promise<boolean> {
  const { disputes = [] } = await gateway.transaction.find(transactionId);
  return disputes.some(
    ({ kind, status }) => known(KINDS, kind) !== 'INQUIRY' && known(STATES, status) !== 'WON',
  );
}

function disputeOf(dispute: FoundDispute | Dispute): ProcessorDispute {
  const state = known(STATES, dispute.status);
  return {
    id: dispute.id,
    transactionId: dispute.transaction.id,
    orderId: dispute.transaction.orderId ?? null,
    kind: known(KINDS, dispute.kind),
    reason: dispute.reason.toLowerCase(),
    cents: centsOf(dispute.amountDisputed),
    state,
    moves: dispute.statusHistory?.length ?? 0,
    replyBy: dispute.replyByDate ? String(dispute.replyByDate).slice(0, 10) : null,
    returnedCents: state === 'WON' ? centsOf(dispute.amountWon) : 0,
  };
}

const centsOf = (amount: string) => Math.round(Number(amount) * 100);

/** A word of the processor that is not known here is a failure that somebody sees, and never guessed. */
function known<Word>(words: Record<string, Word>, text: string): Word {
  const word = words[text.toLowerCase()];
  if (!word) throw new Error(`The processor calls a dispute "${text}", which is not known here.`);
  return word;
}
