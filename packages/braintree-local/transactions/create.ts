import { type Answer, created } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { demand, invalid } from '../http/invalid.ts';
import { child, flag, has, type Params, text } from '../http/params.ts';
import type { XmlFields } from '../http/xml.ts';
import { tokenErrors } from '../vault/cards.ts';
import { customerDetails, validateCustomer } from '../vault/customers.ts';
import { consumeNonce } from '../vault/nonces.ts';
import type { CardData, Transaction } from '../vault/records.ts';
import { testCard } from '../vault/test-cards.ts';
import { readCents } from './amounts.ts';
import { decide, succeeded } from './authorize.ts';
import { descriptorOf } from './descriptor.ts';
import { openDispute } from './disputes.ts';
import { type Instrument, instrumentOf } from './instrument.ts';
import { keepInVault, keepingErrors } from './keep-in-vault.ts';
import { levelDetails } from './level-details.ts';
import { presentTransaction } from './present.ts';
import { declined, moveTo, recordTransaction } from './record.ts';
import { onceOnly } from './request-keys.ts';
import { saleAddresses } from './sale-addresses.ts';
import { validateTransaction } from './validate.ts';

/** `transaction.sale` and `transaction.credit`. */
export function createTransaction(call: Call): Answer {
  const params = child(call.params, 'transaction') ?? {};
  const transaction = onceOnly(call, params, () => charge(call, params));
  if (!succeeded(transaction)) throw declined(call, transaction);
  return created('transaction', presentTransaction(call, transaction));
}

function charge(call: Call, params: Params): Transaction {
  demand([...validateTransaction(call, params), ...vaultingErrors(call, params)]);
  const instrument = instrumentOf(call, params);
  const addresses = saleAddresses(params, instrument);
  demand(keepingErrors(params, instrument.customer));
  const card = { ...instrument.data, billingAddress: addresses.billing };
  const token = instrument.vaulted?.token ?? null;
  const amountCents = readCents(text(params, 'amount') ?? '') ?? 0;
  const orderId = text(params, 'order_id') ?? null;
  const type = text(params, 'type') === 'credit' ? 'credit' : 'sale';
  const skipFraudTools = flag(child(params, 'options'), 'skip_advanced_fraud_checking');
  const unauthenticated = lacksAuthentication(params, card);
  const decision = decide(call, { type, card, token, amountCents, orderId, skipFraudTools, unauthenticated });
  const transaction = recordTransaction(call, decision, {
    type,
    amountCents,
    orderId,
    customerId: instrument.customer?.id ?? null,
    merchantAccountId: text(params, 'merchant_account_id'),
    card,
    token,
    details: { ...detailsOf(params, instrument), ...addresses },
  });
  if (instrument.nonce) consumeNonce(call.vault, instrument.nonce);
  keepInVault(call, params, instrument, transaction);
  if (succeeded(transaction)) afterSuccess(call, params, transaction);
  return transaction;
}

/** A sale may require that the holder has been authenticated, here or elsewhere. */
function lacksAuthentication(params: Params, { threeDSecure }: CardData): boolean {
  const required = flag(child(child(params, 'options'), 'three_d_secure'), 'required');
  return required && !threeDSecure && !has(params, 'three_d_secure_pass_thru');
}

function afterSuccess(call: Call, params: Params, transaction: Transaction): void {
  const settle = flag(child(params, 'options'), 'submit_for_settlement');
  if (settle || transaction.type === 'credit') moveTo(transaction, 'submitted_for_settlement');
  if (testCard(transaction.card.number)?.disputed) openDispute(call, transaction);
}

/** Attributes that are kept and answered as given. */
function detailsOf(params: Params, { customer }: Instrument): XmlFields {
  const source = text(params, 'transaction_source') ?? '';
  return {
    channel: text(params, 'channel') ?? null,
    purchase_order_number: null,
    tax_amount: null,
    tax_exempt: false,
    ...levelDetails(params),
    recurring: flag(params, 'recurring') || source.startsWith('recurring') || source === 'unscheduled',
    custom_fields: (child(params, 'custom_fields') ?? {}) as XmlFields,
    descriptor: descriptorOf(params),
    customer: customer
      ? { id: customer.id, ...customer.details }
      : customerDetails(child(params, 'customer') ?? {}),
    sca_exemption_requested: text(params, 'sca_exemption') ?? null,
  };
}

function vaultingErrors(call: Call, params: Params) {
  const customer = child(params, 'customer');
  const path = ['transaction', 'customer'];
  return [
    ...(customer ? validateCustomer(call, customer, path) : []),
    ...tokenErrors(call.vault, text(child(params, 'credit_card'), 'token'), ['transaction', 'credit_card']),
    ...(customer && has(params, 'customer_id') && text(customer, 'id')
      ? [invalid('91510', 'transaction')]
      : []),
  ];
}
