import { now, offsetMs } from '../clock.ts';
import type { Merchant } from '../merchant/merchants.ts';
import { writeCents } from '../transactions/amounts.ts';
import { uniqueNumberIdentifier } from '../vault/ids.ts';
import { isExpired } from '../vault/present-card.ts';
import type { Vault } from '../vault/records.ts';
import { cardType } from '../vault/test-cards.ts';
import type { World } from '../world.ts';

const SHOWN = 100;

/** Everything that the control page shows, of one merchant; the newest first. */
export function snapshot(world: World, merchant: Merchant) {
  const vault = world.store.vault(merchant.id);
  return {
    merchant: merchant.id,
    merchants: world.merchants.map(({ id }) => id),
    origin: world.origin,
    hosts: world.advertised,
    now: now().toISOString(),
    offsetMs: offsetMs(),
    settings: vault.settings,
    customers: newest(vault.customers).map((customer) => ({
      id: customer.id,
      name: [customer.details.first_name, customer.details.last_name].filter(Boolean).join(' '),
      email: customer.details.email ?? null,
      createdAt: customer.created_at,
    })),
    cards: cards(merchant, vault),
    transactions: transactions(vault),
    disputes: newest(vault.disputes).map(({ id, transactionId, status }) => ({ id, transactionId, status })),
    traffic: world.traffic.calls,
    faults: world.faults.list,
    barriers: world.faults.barriers,
    webhookFaults: world.webhooks.faults,
    deliveries: deliveries(world, merchant),
  };
}

export type Snapshot = ReturnType<typeof snapshot>;

function newest<T>(table: ReadonlyMap<string, T>): T[] {
  return [...table.values()].slice(-SHOWN).reverse();
}

function cards(merchant: Merchant, vault: Vault) {
  return newest(vault.cards).map((card) => ({
    token: card.token,
    customerId: card.customerId,
    type: cardType(card.number),
    last4: card.number.slice(-4),
    expires: `${card.expirationMonth}/${card.expirationYear}`,
    expired: isExpired(card),
    default: card.default,
    uniqueNumberIdentifier: uniqueNumberIdentifier(merchant.id, card.number),
  }));
}

function transactions(vault: Vault) {
  return newest(vault.transactions).map((transaction) => ({
    id: transaction.id,
    type: transaction.type,
    status: transaction.status,
    amount: writeCents(transaction.amountCents),
    currency: transaction.currency,
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

function deliveries(world: World, merchant: Merchant) {
  const own = world.store.deliveries.filter(({ merchantId }) => merchantId === merchant.id);
  return own
    .slice(-SHOWN)
    .reverse()
    .map(({ id, kind, subjectId, state, attempts, dueAt, createdAt }) => ({
      id,
      kind,
      subjectId,
      state,
      attempts,
      dueAt,
      createdAt,
    }));
}
