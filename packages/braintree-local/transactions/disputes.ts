import { now } from '../clock.ts';
import { type Answer, created, empty, found, ok } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { invalid, refuse } from '../http/invalid.ts';
import { child, text } from '../http/params.ts';
import { freshId, globalId, randomText } from '../vault/ids.ts';
import type { Dispute, Transaction } from '../vault/records.ts';
import { DAY_MS, dateOnly, timestamp } from '../vault/time.ts';
import { presentDispute } from './present.ts';

type Scene = Pick<Call, 'vault' | 'merchant' | 'webhooks'>;

/** Opens a chargeback for the whole amount and tells the merchant. */
export function openDispute(call: Scene, transaction: Transaction, reason = 'fraud'): Dispute {
  const at = timestamp();
  const dispute: Dispute = {
    id: freshId(call.vault.disputes, 'transaction'),
    transactionId: transaction.id,
    status: '',
    kind: 'chargeback',
    reason,
    amountCents: transaction.amountCents,
    evidence: [],
    statusHistory: [],
    received: dateOnly(now()),
    replyBy: dateOnly(new Date(now().getTime() + 14 * DAY_MS)),
    created_at: at,
    updated_at: at,
  };
  call.vault.disputes.set(dispute.id, dispute);
  transaction.disputeIds.push(dispute.id);
  moveDispute(call, dispute, 'open');
  return dispute;
}

const kinds: Record<string, string> = { open: 'dispute_opened' };

/** Every move is answered with a webhook: dispute_opened, _won, _lost, _accepted, _disputed, … */
export function moveDispute(call: Scene, dispute: Dispute, status: string): void {
  const at = timestamp();
  dispute.status = status;
  dispute.updated_at = at;
  dispute.statusHistory.push({ status, timestamp: at, effective_date: at.slice(0, 10) });
  call.webhooks.send(call, kinds[status] ?? `dispute_${status}`, { dispute: present(call, dispute) });
}

function present({ vault }: Scene, dispute: Dispute) {
  return presentDispute(dispute, found(vault.transactions.get(dispute.transactionId), 'transaction'));
}

function theDispute({ vault, path }: Call): Dispute {
  return found(vault.disputes.get(path.id ?? ''), 'dispute');
}

export function findDispute(call: Call): Answer {
  return ok('dispute', present(call, theDispute(call)));
}

export function acceptDispute(call: Call): Answer {
  const dispute = theDispute(call);
  if (dispute.status !== 'open') throw refuse(invalid('95704', 'dispute'));
  moveDispute(call, dispute, 'accepted');
  return ok('dispute', present(call, dispute));
}

export function finalizeDispute(call: Call): Answer {
  const dispute = theDispute(call);
  if (dispute.status !== 'open') throw refuse(invalid('95705', 'dispute'));
  moveDispute(call, dispute, 'disputed');
  return ok('dispute', present(call, dispute));
}

export function addEvidence(call: Call): Answer {
  const dispute = theDispute(call);
  if (dispute.status !== 'open') throw refuse(invalid('95701', 'dispute'));
  const params = child(call.params, 'evidence');
  const id = randomText(16);
  const evidence = {
    id,
    global_id: globalId('disputeevidence', id),
    comment: text(params, 'comments') ?? null,
    category: text(params, 'category') ?? null,
    sequence_number: text(params, 'sequence_number') ?? null,
    url: null,
    sent_to_processor_at: null,
    created_at: timestamp(),
  };
  dispute.evidence.push(evidence);
  return created('evidence', evidence);
}

export function removeEvidence(call: Call): Answer {
  const dispute = theDispute(call);
  if (dispute.status !== 'open') throw refuse(invalid('95702', 'dispute'));
  const left = dispute.evidence.filter((one) => one.id !== call.path.evidence);
  found(left.length < dispute.evidence.length ? left : undefined, 'evidence');
  dispute.evidence = left;
  return empty();
}
