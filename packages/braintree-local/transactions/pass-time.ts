import { now } from '../clock.ts';
import type { Call } from '../http/call.ts';
import type { Transaction } from '../vault/records.ts';
import { DAY_MS } from '../vault/time.ts';
import { AUTHORIZATION_MS } from './authorize.ts';
import { moveTo } from './record.ts';
import { finishSettlement } from './settle.ts';

/** The settlement batch of the next day, by the movable clock. */
const SETTLES_AFTER_MS = DAY_MS;

/** Settles what has been submitted for a day and lapses old authorizations; true when anything moved. */
export function passTime(scene: Pick<Call, 'vault' | 'merchant' | 'webhooks'>): boolean {
  const at = now().getTime();
  let moved = false;
  for (const transaction of scene.vault.transactions.values()) {
    const age = at - Date.parse(transaction.updated_at);
    if (transaction.status === 'submitted_for_settlement' && age >= SETTLES_AFTER_MS) {
      finishSettlement(scene, transaction, 'settled');
      moved = true;
    } else if (isLapsed(transaction, age)) {
      moveTo(transaction, 'authorization_expired');
      moved = true;
    }
  }
  return moved;
}

function isLapsed(transaction: Transaction, age: number): boolean {
  return transaction.status === 'authorized' && age >= AUTHORIZATION_MS;
}
