import { testCard } from '../bank/test-cards.ts';
import { type Answer, created } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { demand } from '../http/invalid.ts';
import { child, flag, type Params, text } from '../http/params.ts';
import { readAddress } from '../vault/addresses.ts';
import { consumeNonce } from '../vault/nonces.ts';
import type { Transaction } from '../vault/records.ts';
import { decide, succeeded } from './authorize.ts';
import { chargedCard } from './charged-card.ts';
import { openDispute } from './disputes.ts';
import { presentTransaction, readCents } from './present.ts';
import { declined, moveTo, recordTransaction } from './record.ts';
import { validateSale } from './validate.ts';

/** `transaction.sale` of a vaulted card or a nonce. */
export function createTransaction(call: Call): Answer {
  const params = child(call.params, 'transaction') ?? {};
  const transaction = sell(call, params);
  if (!succeeded(transaction)) throw declined(call, transaction);
  return created('transaction', presentTransaction(call.vault, transaction));
}

function sell(call: Call, params: Params): Transaction {
  demand(validateSale(params));
  const { data, token, nonce, customerId } = chargedCard(call.vault, params);
  const billing = child(params, 'billing');
  const card = { ...data, billingAddress: billing ? readAddress(billing) : data.billingAddress };
  const amountCents = readCents(text(params, 'amount') ?? '') ?? 0;
  const orderId = text(params, 'order_id') ?? null;
  const decision = decide(call, { type: 'sale', card, token, amountCents, orderId });
  const details = { recurring: isRecurring(text(params, 'transaction_source') ?? '') };
  const facts = { type: 'sale', amountCents, orderId, customerId, card, token, details } as const;
  const transaction = recordTransaction(call.vault, decision, facts);
  if (nonce) consumeNonce(call.vault, nonce);
  if (!succeeded(transaction)) return transaction;
  if (flag(child(params, 'options'), 'submit_for_settlement'))
    moveTo(transaction, 'submitted_for_settlement');
  if (testCard(card.number)?.disputed) openDispute(call, transaction);
  return transaction;
}

function isRecurring(source: string): boolean {
  return source.startsWith('recurring') || source === 'unscheduled';
}
