import { checkAddressAndCode, ruleRejection } from '../bank/avs-and-cvv.ts';
import { processorResponse } from '../bank/responses.ts';
import { testCard } from '../bank/test-cards.ts';
import { timestamp } from '../clock.ts';
import type { Call } from '../http/call.ts';
import { Unprocessable } from '../http/invalid.ts';
import type { XmlFields } from '../http/xml.ts';
import { MERCHANT } from '../merchant.ts';
import { presentAddress } from './addresses.ts';
import { globalId, randomText } from './ids.ts';
import { cardDetails } from './present-card.ts';
import type { CardData } from './records.ts';

interface Outcome {
  status: string;
  code: string;
  rejection: string | null;
}

/** Verifies a card that is about to be vaulted. Throws the 422 of a card that is not verified. */
export function verify(call: Call, card: CardData, owner: { customerId: string; token: string }): XmlFields {
  const outcome = outcomeOf(call, card, owner.token);
  const verification = present(card, owner, outcome);
  if (outcome.status === 'verified') return verification;
  const message = outcome.rejection
    ? `Gateway Rejected: ${outcome.rejection}`
    : processorResponse(outcome.code).processor_response_text;
  throw new Unprocessable([], message, { verification });
}

function outcomeOf(call: Call, card: CardData, token: string): Outcome {
  const forced = call.takeDecline(card.number, token);
  if (forced) {
    const status = forced === '3000' ? 'failed' : 'processor_declined';
    return { status, code: forced, rejection: null };
  }
  const known = testCard(card.number);
  const rejection = known?.rejection ?? ruleRejection(checkAddressAndCode(card), call.vault.settings);
  if (rejection) return { status: 'gateway_rejected', code: '1000', rejection };
  return { status: 'verified', code: '1000', ...known?.verdict, rejection: null };
}

function present(
  card: CardData,
  owner: { customerId: string; token: string },
  { status, code, rejection }: Outcome,
): XmlFields {
  const id = randomText(8);
  const at = timestamp();
  return {
    id,
    global_id: globalId('verification', id),
    graphql_id: globalId('verification', id),
    status,
    amount: '0.00',
    currency_iso_code: MERCHANT.currency,
    merchant_account_id: MERCHANT.accountId,
    gateway_rejection_reason: rejection,
    ...checkAddressAndCode(card),
    ...processorResponse(rejection ? null : code),
    credit_card: { token: owner.token, customer_id: owner.customerId, ...cardDetails(card) },
    billing: presentAddress(card.billingAddress),
    created_at: at,
    updated_at: at,
  };
}
