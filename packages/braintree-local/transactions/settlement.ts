import { DAY_MS, now } from '../clock.ts';
import type { Call } from '../http/call.ts';
import type { Transaction } from '../vault/records.ts';
import { presentTransaction } from './present.ts';
import { moveTo } from './record.ts';

/** The settlement batch runs a day after a transaction was submitted. */
const SETTLES_AFTER_MS = DAY_MS;

type Scene = Pick<Call, 'vault' | 'notify'>;

export function isSettling({ status }: Transaction): boolean {
  return status === 'submitted_for_settlement';
}

/** Settles a transaction and notifies the merchant. */
export function settle({ vault, notify }: Scene, transaction: Transaction): void {
  moveTo(transaction, 'settled');
  notify('transaction_settled', { transaction: presentTransaction(vault, transaction) });
}

/** Settles what is due; true when anything was. */
export function settleDue(scene: Scene): boolean {
  const latest = now().getTime() - SETTLES_AFTER_MS;
  const due = [...scene.vault.transactions.values()].filter(
    (transaction) => isSettling(transaction) && Date.parse(transaction.updated_at) <= latest,
  );
  for (const transaction of due) settle(scene, transaction);
  return due.length > 0;
}
