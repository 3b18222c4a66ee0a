import { cardType } from '../bank/test-cards.ts';
import { now } from '../clock.ts';
import type { XmlFields } from '../http/xml.ts';
import { presentAddress } from './addresses.ts';
import { globalId, uniqueNumberIdentifier } from './ids.ts';
import type { Card, CardData } from './records.ts';

export function isExpired(card: Pick<CardData, 'expirationMonth' | 'expirationYear'>): boolean {
  const firstDayAfter = Date.UTC(Number(card.expirationYear), Number(card.expirationMonth), 1);
  return now().getTime() >= firstDayAfter;
}

/** The attributes that a card has wherever it is shown. */
export function cardDetails(
  card: Pick<CardData, 'number' | 'cardholderName' | 'expirationMonth' | 'expirationYear'>,
): XmlFields {
  const type = cardType(card.number);
  return {
    bin: card.number.slice(0, 6),
    last_4: card.number.slice(-4),
    card_type: type,
    cardholder_name: card.cardholderName,
    expiration_month: card.expirationMonth,
    expiration_year: card.expirationYear,
    customer_location: 'US',
    image_url: `https://assets.braintreegateway.com/payment_method_logo/${type.toLowerCase().replaceAll(' ', '_')}.png?environment=sandbox`,
    unique_number_identifier: uniqueNumberIdentifier(card.number),
  };
}

export function presentCard(card: Card): XmlFields {
  return {
    ...cardDetails(card),
    token: card.token,
    global_id: globalId('paymentmethod_cc', card.token),
    customer_id: card.customerId,
    customer_global_id: globalId('customer', card.customerId),
    default: card.default,
    expired: isExpired(card),
    subscriptions: [],
    billing_address: card.billingAddress ? presentAddress(card.billingAddress) : undefined,
    verifications: card.verification ? [card.verification] : [],
    created_at: card.created_at,
    updated_at: card.updated_at,
  };
}
