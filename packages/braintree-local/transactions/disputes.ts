import { DAY_MS, dateOnly, now, timestamp } from '../clock.ts';
import { found } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { freshId } from '../vault/ids.ts';
import type { Dispute, Transaction } from '../vault/records.ts';
import { presentDispute } from './present.ts';

type Scene = Pick<Call, 'vault' | 'notify'>;

/** Of the whole amount unless another is given. */
type Opened = Partial<Pick<Dispute, 'kind' | 'reason' | 'amountCents'>>;

/** Opens a chargeback, or another kind of dispute, and notifies the merchant. */
export function openDispute(scene: Scene, transaction: Transaction, opened: Opened = {}): Dispute {
  const at = timestamp();
  const dispute: Dispute = {
    id: freshId(scene.vault.disputes, 8),
    transactionId: transaction.id,
    kind: opened.kind ?? 'chargeback',
    status: '',
    reason: opened.reason ?? 'fraud',
    amountCents: opened.amountCents ?? transaction.amountCents,
    evidence: [],
    statusHistory: [],
    received: dateOnly(now()),
    replyBy: dateOnly(new Date(now().getTime() + 14 * DAY_MS)),
    created_at: at,
    updated_at: at,
  };
  scene.vault.disputes.set(dispute.id, dispute);
  transaction.disputeIds.push(dispute.id);
  moveDispute(scene, dispute, 'open');
  return dispute;
}

/** Every move sends a webhook: dispute_opened, _won, _lost, _accepted, _disputed, … */
export function moveDispute({ vault, notify }: Scene, dispute: Dispute, status: string): void {
  const at = timestamp();
  dispute.status = status;
  dispute.updated_at = at;
  dispute.statusHistory.push({ status, timestamp: at, effective_date: at.slice(0, 10) });
  const transaction = found(vault.transactions.get(dispute.transactionId), 'transaction');
  notify(status === 'open' ? 'dispute_opened' : `dispute_${status}`, {
    dispute: presentDispute(dispute, transaction),
  });
}
