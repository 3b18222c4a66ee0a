import { type Answer, created, found, ok } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { demand, invalid, Unprocessable } from '../http/invalid.ts';
import { child, type Params, text } from '../http/params.ts';
import type { XmlFields } from '../http/xml.ts';
import { checkAddressAndCode, ruleRejection } from '../transactions/address-and-code-checks.ts';
import { readCents, writeCents } from '../transactions/amounts.ts';
import { processorResponse } from '../transactions/responses.ts';
import { presentAddress } from './addresses.ts';
import { readCard, validateCard } from './card-input.ts';
import { freshId, globalId } from './ids.ts';
import { consumeNonce, resolveNonce } from './nonces.ts';
import { cardDetails } from './present-card.ts';
import type { CardData, Verification } from './records.ts';
import { testCard } from './test-cards.ts';
import { passThruErrors } from './three-d-secure.ts';
import { timestamp } from './time.ts';

interface Owner {
  customerId: string | null;
  token: string | null;
}

interface Outcome {
  status: string;
  code: string;
  rejection: string | null;
}

/** The names of amount and account differ between `verifications` and the options of a card. */
interface Asked {
  amount?: string | undefined;
  merchantAccountId?: string | undefined;
}

function outcomeOf(call: Call, card: CardData, token: string | null, amountCents: number): Outcome {
  const forced = call.faults.takeDecline(call, card.number, token);
  if (forced) return { status: statusOf(forced), code: forced, rejection: null };
  const known = testCard(card.number);
  if (known?.rejection) return { status: 'gateway_rejected', code: '1000', rejection: known.rejection };
  const rejection = ruleRejection(checkAddressAndCode(card), call.vault.settings);
  if (rejection) return { status: 'gateway_rejected', code: '1000', rejection };
  if (known?.verdict) return { ...known.verdict, rejection: null };
  if (amountCents < 200_000 || amountCents >= 300_100) {
    return { status: 'verified', code: '1000', rejection: null };
  }
  const code = String(Math.floor(amountCents / 100));
  return { status: statusOf(code), code, rejection: null };
}

function statusOf(code: string): string {
  return code === '3000' ? 'failed' : 'processor_declined';
}

function verify(call: Call, card: CardData, asked: Asked, owner: Owner): Verification {
  const amountCents = readCents(asked.amount ?? '0.00') ?? 0;
  const { status, code, rejection } = outcomeOf(call, card, owner.token, amountCents);
  const account =
    call.merchant.accounts.find(({ id }) => id === asked.merchantAccountId) ??
    call.merchant.accounts.find((one) => one.default);
  const at = timestamp();
  const { cvv: _, ...shown } = card;
  const verification: Verification = {
    id: freshId(call.vault.verifications, 'transaction'),
    status,
    card: shown,
    ...owner,
    details: {
      amount: writeCents(amountCents),
      currency_iso_code: account?.currency ?? 'USD',
      merchant_account_id: account?.id ?? null,
      gateway_rejection_reason: rejection,
      ...checkAddressAndCode(card),
      // No issuer here looks at the holder's name: not provided.
      ani_first_name_response_code: 'I',
      ani_last_name_response_code: 'I',
      ...(rejection ? blankResponse : processorResponse(code)),
      network_response_code: code === '1000' && !rejection ? 'XX' : null,
      network_response_text: code === '1000' && !rejection ? 'sample network response text' : null,
    },
    created_at: at,
    updated_at: at,
  };
  call.vault.verifications.set(verification.id, verification);
  return verification;
}

const blankResponse: XmlFields = {
  processor_response_code: '',
  processor_response_text: '',
  processor_response_type: null,
};

/** Verifies a card that is to be vaulted; a card that does not verify is answered with 422. */
export function verifyOrRefuse(
  call: Call,
  card: CardData,
  params: Params,
  owner: Owner,
  path: string[],
): Verification {
  const options = child(params, 'options');
  const asked = {
    amount: text(options, 'verification_amount'),
    merchantAccountId: text(options, 'verification_merchant_account_id'),
  };
  const codes = amountErrors(asked.amount, ['91739', '91740', '91752']);
  const known = call.merchant.accounts.some(({ id }) => id === asked.merchantAccountId);
  if (asked.merchantAccountId && !known) codes.push('91728');
  codes.push(...accountTypeErrors(text(options, 'verification_account_type'), ['91757', '91758']));
  demand([
    ...codes.map((code) => invalid(code, ...path, 'options')),
    ...passThruErrors(params, path, 'verification'),
  ]);
  const verification = verify(call, card, asked, owner);
  if (verification.status !== 'verified') throw unverified(call, verification);
  return verification;
}

function unverified(call: Call, verification: Verification): Unprocessable {
  const reason = verification.details.gateway_rejection_reason;
  const message = reason
    ? `Gateway Rejected: ${reason}`
    : String(verification.details.processor_response_text);
  return new Unprocessable([], message, {
    verification: presentVerification(call.merchant.id, verification),
  });
}

function amountErrors(
  amount: string | undefined,
  [negative, format, large]: [string, string, string],
): string[] {
  if (amount === undefined) return [];
  const cents = readCents(amount);
  if (cents === undefined) return [format];
  if (cents < 0) return [negative];
  return cents > 9_999_999_999 ? [large] : [];
}

/** No merchant account here tells credit from debit. */
function accountTypeErrors(type: string | undefined, [wrong, unsupported]: [string, string]): string[] {
  if (!type) return [];
  return ['credit', 'debit'].includes(type) ? [unsupported] : [wrong];
}

export function presentVerification(merchantId: string, verification: Verification): XmlFields {
  const { id, status, card, token, customerId, details } = verification;
  return {
    id,
    global_id: globalId('verification', id),
    graphql_id: globalId('verification', id),
    status,
    ...details,
    credit_card: { token, customer_id: customerId, ...cardDetails(merchantId, card) },
    billing: presentAddress(card.billingAddress),
    three_d_secure_info: card.threeDSecure,
    created_at: verification.created_at,
    updated_at: verification.updated_at,
  };
}

/** `creditCardVerification.create`: checks a card or nonce without vaulting it. */
export function createVerification(call: Call): Answer {
  const params = child(call.params, 'verification') ?? {};
  const options = child(params, 'options');
  const asked = { amount: text(options, 'amount'), merchantAccountId: text(options, 'merchant_account_id') };
  const codes = amountErrors(asked.amount, ['94201', '94202', '94207']);
  const known = call.merchant.accounts.some(({ id }) => id === asked.merchantAccountId);
  if (asked.merchantAccountId && !known) codes.push('94204');
  codes.push(...accountTypeErrors(text(options, 'account_type'), ['942184', '942185']));
  demand([
    ...codes.map((code) => invalid(code, 'verification', 'options')),
    ...passThruErrors(params, ['verification'], 'verification'),
  ]);
  const verification = verify(call, cardToVerify(call, params), asked, { customerId: null, token: null });
  if (verification.status !== 'verified') throw unverified(call, verification);
  return created('verification', presentVerification(call.merchant.id, verification));
}

const nonceCodes = { consumed: '91731', unknown: '91732', locked: '91733' };

function cardToVerify(call: Call, params: Params): CardData {
  const nonce = text(params, 'payment_method_nonce');
  const path = ['verification', 'credit_card'];
  if (!nonce) {
    const card = child(params, 'credit_card') ?? {};
    demand(validateCard(card, path));
    return readCard(card);
  }
  const resolved = resolveNonce(call.vault, nonce);
  if ('problem' in resolved) demand([invalid(nonceCodes[resolved.problem], ...path)]);
  if ('refusedWith' in resolved) demand([invalid(resolved.refusedWith, ...path)]);
  if (!('card' in resolved)) throw new Error('A nonce is a card or has been refused.');
  consumeNonce(call.vault, nonce);
  return resolved.card;
}

export function findVerification({ merchant, vault, path }: Call): Answer {
  const verification = found(vault.verifications.get(path.id ?? ''), 'verification');
  return ok('verification', presentVerification(merchant.id, verification));
}
