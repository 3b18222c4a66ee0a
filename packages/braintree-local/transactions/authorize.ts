import { now } from '../clock.ts';
import type { Call } from '../http/call.ts';
import type { XmlFields } from '../http/xml.ts';
import { randomText } from '../vault/ids.ts';
import type { CardData, Transaction } from '../vault/records.ts';
import { testCard } from '../vault/test-cards.ts';
import { DAY_MS, timestamp } from '../vault/time.ts';
import { checkAddressAndCode, ruleRejection } from './address-and-code-checks.ts';
import { processorResponse } from './responses.ts';

/** An authorization that is not settled lapses after seven days. */
export const AUTHORIZATION_MS = 7 * DAY_MS;

export interface Decision {
  status: 'authorized' | 'processor_declined' | 'gateway_rejected' | 'failed';
  /** The attributes in which the decision is answered. */
  details: XmlFields;
}

/** The facts on which the sandbox decides. */
export interface Attempt {
  type: Transaction['type'];
  card: CardData;
  token: string | null;
  amountCents: number;
  orderId: string | null;
  skipFraudTools?: boolean;
  /** Authentication is required and has not taken place. */
  unauthenticated?: boolean;
}

/**
 * Gateway rules first (fraud tools, duplicates, AVS and CVV), then the processor, whose
 * answer follows the documented amounts unless a switch of the control page forces one.
 */
export function decide(call: Call, attempt: Attempt): Decision {
  const checks = checkAddressAndCode(attempt.card);
  const forced = call.faults.takeDecline(call, attempt.card.number, attempt.token);
  if (forced) return processed(forced, checks);
  const rejection = gatewayRejection(call, attempt, checks);
  if (rejection) return rejected(rejection, checks);
  return processed(processorCode(attempt.amountCents), checks);
}

function gatewayRejection(
  call: Call,
  attempt: Attempt,
  checks: ReturnType<typeof checkAddressAndCode>,
): string | null {
  if (attempt.amountCents === 500_100) return 'application_incomplete';
  if (attempt.unauthenticated) return 'three_d_secure';
  const fraud = testCard(attempt.card.number)?.rejection;
  if (fraud && !attempt.skipFraudTools) return fraud;
  if (isDuplicate(call, attempt)) return 'duplicate';
  return ruleRejection(checks, call.vault.settings);
}

/** Same kind, card and expiry, amount and order id as a successful one within the window. */
function isDuplicate(call: Call, { type, card, amountCents, orderId }: Attempt): boolean {
  const { duplicateChecking, duplicateWindowSeconds } = call.vault.settings;
  if (!duplicateChecking) return false;
  const since = timestamp(new Date(now().getTime() - duplicateWindowSeconds * 1000));
  const recent = [...call.vault.transactions.values()].filter((one) => one.created_at >= since);
  return recent.some(
    (one) =>
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

function processed(code: string, checks: XmlFields): Decision {
  const approved = code.startsWith('1');
  const status = approved ? 'authorized' : code === '3000' ? 'failed' : 'processor_declined';
  const response = processorResponse(code);
  return {
    status,
    details: {
      ...checks,
      ...response,
      additional_processor_response: approved ? null : `${code} : ${response.processor_response_text}`,
      processor_authorization_code: approved ? randomText(6).toUpperCase() : null,
      network_response_code: approved ? 'XX' : null,
      network_response_text: approved ? 'sample network response text' : null,
      network_transaction_id: approved ? timestamp().replace(/\D/g, '').slice(0, 12) + randomText(3) : null,
      authorization_expires_at: approved ? timestamp(new Date(now().getTime() + AUTHORIZATION_MS)) : null,
      gateway_rejection_reason: null,
    },
  };
}

function rejected(reason: string, checks: XmlFields): Decision {
  const reachedProcessor = ['avs', 'cvv', 'avs_and_cvv'].includes(reason);
  const response = reachedProcessor
    ? processorResponse('1000')
    : { processor_response_code: '', processor_response_text: '', processor_response_type: null };
  return {
    status: 'gateway_rejected',
    details: {
      ...checks,
      ...response,
      additional_processor_response: null,
      processor_authorization_code: null,
      authorization_expires_at: null,
      gateway_rejection_reason: reason,
    },
  };
}
