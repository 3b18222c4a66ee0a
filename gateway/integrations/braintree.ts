import braintree, { type BraintreeGateway, type CreditCard, type Transaction } from 'braintree';
import { AppError } from '#gateway/app-error.ts';
import type { Environment } from '#gateway/env.ts';
import type { BillingDetails } from '#schema/rules/money/billing-form.ts';
import { decimalDollars } from '#schema/rules/money/money.ts';
import { addEvidence, hasEvidence, outcomeOfDispute } from './braintree-dispute-answers.ts';
import { findDispute, findDisputesSince, isDisputed } from './braintree-disputes.ts';
import type {
  CardToVault,
  ChargeOutcome,
  Decline,
  Processor,
  ProcessorTransaction,
  VaultedCard,
} from './processor.ts';

/** Validation codes that mean that an earlier, identical call succeeded. */
const CUSTOMER_EXISTS = '91609';
const TOKEN_EXISTS = '91719';

type BraintreeEnvironment = Pick<
  Environment,
  | 'BRAINTREE_ENVIRONMENT'
  | 'BRAINTREE_MERCHANT_ID'
  | 'BRAINTREE_PUBLIC_KEY'
  | 'BRAINTREE_PRIVATE_KEY'
  | 'BRAINTREE_TIMEOUT_MS'
>;

export function openBraintree(env: BraintreeEnvironment): Processor {
  const gateway = new braintree.BraintreeGateway({
    environment: environmentOf(env.BRAINTREE_ENVIRONMENT),
    merchantId: env.BRAINTREE_MERCHANT_ID,
    publicKey: env.BRAINTREE_PUBLIC_KEY,
    privateKey: env.BRAINTREE_PRIVATE_KEY,
  });
  gateway.config.timeout = env.BRAINTREE_TIMEOUT_MS;
  return {
    clientToken: (customerId) => clientToken(gateway, customerId),
    vault: (card) => reachable(vault(gateway, card)),
    charge: (request) =>
      outcomeOf(
        gateway.transaction.sale({
          amount: decimalDollars(request.cents),
          orderId: request.orderId,
          paymentMethodToken: request.cardToken,
          transactionSource: request.reason === 'first' ? 'recurring_first' : request.reason,
          options: { submitForSettlement: true },
        }),
      ),
    refund: (transactionId, cents, orderId) =>
      outcomeOf(gateway.transaction.refund(transactionId, { amount: decimalDollars(cents), orderId })),
    voidCharge: (transactionId) => reachable(voidCharge(gateway, transactionId)),
    isSettled: (transactionId) => reachable(isSettled(gateway, transactionId)),
    isVoided: (transactionId) => reachable(isVoided(gateway, transactionId)),
    findCard: (token) => reachable(findCard(gateway, token)),
    findByOrder: (orderId) => reachable(search(gateway, (query) => query.orderId().is(orderId))),
    findBetween: (from, to) => reachable(search(gateway, (query) => query.createdAt().between(from, to))),
    refundedCents: (transactionId) => reachable(refundedCents(gateway, transactionId)),
    isDisputed: (transactionId) => reachable(isDisputed(gateway, transactionId)),
    findDispute: (id) => reachable(findDispute(gateway, id)),
    findDisputesSince: (day) => reachable(findDisputesSince(gateway, day)),
    addEvidence: (id, text) => reachable(addEvidence(gateway, id, text)),
    finalizeDispute: (id) => reachable(outcomeOfDispute(gateway.dispute.finalize(id))),
    acceptDispute: (id) => reachable(outcomeOfDispute(gateway.dispute.accept(id))),
    hasEvidence: (id, text) => reachable(hasEvidence(gateway, id, text)),
    forgetCard: (token) => reachable(ifThere(gateway.paymentMethod.delete(token))),
    forgetCustomer: (customerId) => reachable(ifThere(gateway.customer.delete(customerId))),
    readWebhook: (signature, payload) => readWebhook(gateway, signature, payload),
    answerChallenge: (challenge) => gateway.webhookNotification.verify(challenge),
  };
}

/** `sandbox`, `production`, or the address of a local stand-in. */
function environmentOf(name: string): braintree.Environment {
  if (name === 'production') return braintree.Environment.Production;
  if (name === 'sandbox') return braintree.Environment.Sandbox;
  const { hostname, port, origin } = new URL(name);
  return new braintree.Environment(hostname, port, origin, false, hostname, port);
}

async function clientToken(gateway: BraintreeGateway, customerId: string | null): Promise<string> {
  const { clientToken: token } = await reachable(
    gateway.clientToken.generate(customerId ? { customerId } : {}),
  );
  return token;
}

async function vault(
  gateway: BraintreeGateway,
  card: CardToVault,
): Promise<{ kind: 'vaulted'; card: VaultedCard } | Decline> {
  const customer = await gateway.customer.create({
    id: card.customerId,
    email: card.email,
    ...(card.billing && { firstName: card.billing.firstName, lastName: card.billing.lastName }),
  });
  if (!customer.success && !codesOf(customer).includes(CUSTOMER_EXISTS)) return refusedCard(customer);
  const vaulted = await gateway.paymentMethod.create({
    customerId: card.customerId,
    paymentMethodNonce: card.nonce,
    token: card.token,
    ...(card.billing && { billingAddress: addressOf(card.billing) }),
    options: { verifyCard: true, makeDefault: true },
  });
  if (vaulted.success)
    return { kind: 'vaulted', card: cardOf(vaulted.paymentMethod as unknown as CreditCard) };
  if (!codesOf(vaulted).includes(TOKEN_EXISTS)) return refusedCard(vaulted);
  return { kind: 'vaulted', card: await findCard(gateway, card.token) };
}

/** In the processor's words. Street and postal code are what banks compare. */
function addressOf({ firstName, lastName, address1, city, state, postalCode, country }: BillingDetails) {
  const given = {
    ...{ firstName, lastName, streetAddress: address1, locality: city, region: state },
    ...{ postalCode, countryCodeAlpha2: country },
  };
  return Object.fromEntries(Object.entries(given).filter(([, text]) => text));
}

async function findCard(gateway: BraintreeGateway, token: string): Promise<VaultedCard> {
  return cardOf((await gateway.paymentMethod.find(token)) as unknown as CreditCard);
}

interface Refused {
  message?: string;
  verification?: {
    processorResponseCode?: string;
    processorResponseText?: string;
    creditCard?: { uniqueNumberIdentifier?: string };
  };
  errors?: { deepErrors(): { code: string }[] };
}

function codesOf(result: Refused): string[] {
  return result.errors?.deepErrors().map((error) => error.code) ?? [];
}

function refusedCard(result: Refused): Decline {
  const { verification } = result;
  return {
    kind: 'declined',
    code: verification?.processorResponseCode || 'card',
    text: verification?.processorResponseText || result.message || 'The card was refused',
    uniqueNumber: verification?.creditCard?.uniqueNumberIdentifier ?? null,
  };
}

function cardOf(card: CreditCard): VaultedCard {
  return {
    token: card.token,
    cardType: card.cardType,
    last4: card.last4,
    expirationMonth: card.expirationMonth ?? '',
    expirationYear: card.expirationYear ?? '',
    uniqueNumber: card.uniqueNumberIdentifier ?? null,
  };
}

/** The outcome of a call that moves money. Anything but a clear answer is unknown. */
async function outcomeOf(
  call: Promise<{ success: boolean; transaction?: Transaction; message?: string }>,
): Promise<ChargeOutcome> {
  const result = await call.catch(() => null);
  if (!result) return { kind: 'unknown' };
  if (result.transaction) return transactionOutcome(result.transaction);
  return { kind: 'declined', code: 'card', text: result.message ?? 'The card was refused' };
}

const MONEY_MOVED = new Set([
  ...['authorizing', 'authorized', 'submitted_for_settlement', 'settling', 'settled'],
  ...['settlement_pending', 'settlement_confirmed'],
]);

/** In these a transaction can be refunded; before them it can only be voided. */
const SETTLED = new Set<string>(['settling', 'settled']);

function transactionOutcome(transaction: Transaction): ChargeOutcome {
  if (MONEY_MOVED.has(transaction.status)) return { kind: 'succeeded', transactionId: transaction.id };
  // A suspected duplicate means that the same order was charged moments ago, so it has to be looked up.
  if (String(transaction.gatewayRejectionReason) === 'duplicate') return { kind: 'unknown' };
  const code =
    transaction.processorResponseCode || String(transaction.gatewayRejectionReason ?? transaction.status);
  return { kind: 'declined', code, text: transaction.processorResponseText || code };
}

type TransactionQuery = Parameters<Parameters<BraintreeGateway['transaction']['search']>[0]>[0];

async function search(
  gateway: BraintreeGateway,
  ask: (query: TransactionQuery) => void,
): Promise<ProcessorTransaction[]> {
  const found: ProcessorTransaction[] = [];
  const stream = gateway.transaction.search(ask) as AsyncIterable<Transaction>;
  for await (const transaction of stream)
    found.push({
      id: transaction.id,
      orderId: transaction.orderId ?? '',
      cents: Math.round(Number(transaction.amount) * 100),
      type: transaction.type === 'credit' ? 'credit' : 'sale',
      createdAt: new Date(transaction.createdAt),
      outcome: transactionOutcome(transaction),
    });
  return found;
}

async function voidCharge(gateway: BraintreeGateway, transactionId: string): Promise<boolean> {
  return (await gateway.transaction.void(transactionId)).success;
}

async function isSettled(gateway: BraintreeGateway, transactionId: string): Promise<boolean> {
  return SETTLED.has((await gateway.transaction.find(transactionId)).status);
}

async function isVoided(gateway: BraintreeGateway, transactionId: string): Promise<boolean> {
  return (await gateway.transaction.find(transactionId)).status === 'voided';
}

async function refundedCents(gateway: BraintreeGateway, transactionId: string): Promise<number> {
  const { refundIds = [] } = await gateway.transaction.find(transactionId);
  const refunds = await Promise.all(refundIds.map((id) => gateway.transaction.find(id)));
  const moved = refunds.filter((refund) => transactionOutcome(refund).kind === 'succeeded');
  return moved.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
}

async function readWebhook(gateway: BraintreeGateway, signature: string, payload: string) {
  const notification = await gateway.webhookNotification.parse(signature, payload).catch(() => {
    throw new AppError('INVALID_SIGNATURE');
  });
  const { kind, timestamp } = notification;
  const { transaction, dispute } = notification as { transaction?: Transaction; dispute?: braintree.Dispute };
  const about = transaction ?? dispute?.transaction;
  return {
    kind: String(kind),
    at: new Date(timestamp),
    orderId: about?.orderId ?? null,
    disputeId: dispute?.id ?? null,
  };
}

/** Removing something that is already gone is no failure. */
async function ifThere(removal: Promise<unknown>): Promise<void> {
  await removal.catch((failure: unknown) => {
    if (typeOf(failure) !== 'notFoundError') throw failure;
  });
}

async function reachable<T>(call: Promise<T>): Promise<T> {
  return call.catch((failure: unknown) => {
    if (failure instanceof AppError) throw failure;
    const unavailable = new AppError('PROCESSOR_UNAVAILABLE', undefined, { reason: typeOf(failure) });
    unavailable.cause = failure;
    throw unavailable;
  });
}

function typeOf(failure: unknown): string | undefined {
  return failure instanceof Error && 'type' in failure ? String(failure.type) : undefined;
}
