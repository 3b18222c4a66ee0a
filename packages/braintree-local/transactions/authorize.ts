import { checkAddressAndCode, ruleRejection } from '../bank/avs-and-cvv.ts';
import { processorResponse } from '../bank/responses.ts';
import { testCard } from '../bank/test-cards.ts';
import { now, timestamp } from '../clock.ts';
import type { Call } from '../http/call.ts';
import type { XmlFields } from '../http/xml.ts';
import { randomText } from '../vault/ids.ts';
import type { CardData, Transaction } from '../vault/records.ts';

export interface Decision {
  status: 'authorized' | 'processor_declined' | 'gateway_rejected' | 'failed';
  /** The attributes in which the decision is answered. */
  details: XmlFields;
}

/** The facts on which the decision depends. */
interface Attempt {
  type: Transaction['type'];
  card: CardData;
  token: string | null;
  amountCents: number;
  orderId: string | null;
}

type Checks = ReturnType<typeof checkAddressAndCode>;

/**
 * Gateway rules first (fraud tools, duplicates, AVS and CVV), then the processor, whose answer depends on the amount
 * as Braintree documents. A decline that the control page forces comes before both.
 */
export function decide(call: Call, attempt: Attempt): Decision {
  const checks = checkAddressAndCode(attempt.card);
  const forced = call.takeDecline(attempt.card.number, attempt.token);
  if (forced) return processed(forced, checks);
  const rejection = gatewayRejection(call, attempt, checks);
  return rejection ? rejected(rejection, checks) : processed(processorCode(attempt.amountCents), checks);
}

function gatewayRejection({ vault }: Call, attempt: Attempt, checks: Checks): string | null {
  if (attempt.amountCents === 500_100) return 'application_incomplete';
  const fraud = testCard(attempt.card.number)?.rejection;
  if (fraud && attempt.type === 'sale') return fraud;
  if (isDuplicate(vault, attempt)) return 'duplicate';
  return ruleRejection(checks, vault.settings);
}

/** The same kind, card, expiry, amount and order id as a successful transaction within the window. */
function isDuplicate({ settings, transactions }: Call['vault'], attempt: Attempt): boolean {
  if (!settings.duplicateChecking) return false;
  const { type, card, amountCents, orderId } = attempt;
  const since = timestamp(new Date(now().getTime() - settings.duplicateWindowSeconds * 1000));
  return [...transactions.values()].some(
    (one) =>
      one.created_at >= since &&
      one.type === type &&
      one.amountCents === amountCents &&
      one.orderId === orderId &&
      one.card.number === card.number &&
      one.card.expirationMonth === card.expirationMonth &&
      one.card.expirationYear === card.expirationYear &&
      succeeded(one),
  );
}

export function succeeded(transaction: Pick<Transaction, 'status'>): boolean {
  return !['processor_declined', 'gateway_rejected', 'failed'].includes(transaction.status);
}

/** The documented test amounts: 2000 to 2999.99 decline with their integer part, 3000 to 3000.99 fail. */
function processorCode(amountCents: number): string {
  if (amountCents >= 200_000 && amountCents < 300_000) return String(Math.floor(amountCents / 100));
  return amountCents >= 300_000 && amountCents < 300_100 ? '3000' : '1000';
}

function processed(code: string, checks: Checks): Decision {
  const approved = code.startsWith('1');
  const response = processorResponse(code);
  return {
    status: approved ? 'authorized' : code === '3000' ? 'failed' : 'processor_declined',
    details: {
      ...checks,
      ...response,
      additional_processor_response: approved ? null : `${code} : ${response.processor_response_text}`,
      processor_authorization_code: approved ? randomText(6).toUpperCase() : null,
      gateway_rejection_reason: null,
    },
  };
}

function rejected(reason: string, checks: Checks): Decision {
  const reachedProcessor = ['avs', 'cvv', 'avs_and_cvv'].includes(reason);
  return {
    status: 'gateway_rejected',
    details: {
      ...checks,
      ...processorResponse(reachedProcessor ? '1000' : null),
      additional_processor_response: null,
      processor_authorization_code: null,
      gateway_rejection_reason: reason,
    },
  };
}
