import { cardType } from '../bank/test-cards.ts';
import { now, offsetMs } from '../clock.ts';
import { MERCHANT } from '../merchant.ts';
import { writeCents } from '../transactions/present.ts';
import { uniqueNumberIdentifier } from '../vault/ids.ts';
import { isExpired } from '../vault/present-card.ts';
import type { Vault } from '../vault/records.ts';
import type { World } from '../world.ts';

const SHOWN = 100;

/** Everything that the control page shows, the newest first. */
export function snapshot({ origin, vault, store, traffic, faults, webhooks }: World) {
  return {
    merchant: MERCHANT.id,
    origin,
    now: now().toISOString(),
    offsetMs: offsetMs(),
    settings: vault.settings,
    customers: newest(vault.customers).map((customer) => ({
      id: customer.id,
      name: [customer.details.first_name, customer.details.last_name].filter(Boolean).join(' '),
      email: customer.details.email ?? null,
      createdAt: customer.created_at,
    })),
    cards: cards(vault),
    transactions: transactions(vault),
    disputes: newest(vault.disputes).map(({ id, transactionId, kind, status, amountCents }) => ({
      ...{ id, transactionId, kind, status },
      amount: writeCents(amountCents),
    })),
    traffic: traffic.calls,
    faults: faults.list,
    barriers: faults.barriers,
    webhookFaults: webhooks.faults,
    deliveries: deliveries(store.deliveries),
  };
}

export type Snapshot = ReturnType<typeof snapshot>;

function newest<T>(table: ReadonlyMap<string, T>): T[] {
  return [...table.values()].slice(-SHOWN).reverse();
}

function cards(vault: Vault) {
  return newest(vault.cards).map((card) => ({
    token: card.token,
    customerId: card.customerId,
    type: cardType(card.number),
    last4: card.number.slice(-4),
    expires: `${card.expirationMonth}/${card.expirationYear}`,
    expired: isExpired(card),
    default: card.default,
    uniqueNumberIdentifier: uniqueNumberIdentifier(card.number),
  }));
}

function transactions(vault: Vault) {
  return newest(vault.transactions).map((transaction) => ({
    id: transaction.id,
    type: transaction.type,
    status: transaction.status,
    amount: writeCents(transaction.amountCents),
    currency: MERCHANT.currency,
    orderId: transaction.orderId,
    customerId: transaction.customerId,
    card: `${cardType(transaction.card.number)} ${transaction.card.number.slice(-4)}`,
    answer: [
      transaction.details.processor_response_code,
      transaction.details.gateway_rejection_reason ?? transaction.details.processor_response_text,
    ]
      .filter(Boolean)
      .join(' '),
    createdAt: transaction.created_at,
  }));
}

function deliveries(all: World['store']['deliveries']) {
  const shown = all.slice(-SHOWN).reverse();
  return shown.map(({ signature: _, payload: __, url: ___, ...delivery }) => delivery);
}
