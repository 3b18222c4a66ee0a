import { now } from '../clock.ts';
import type { Call } from '../http/call.ts';
import type { XmlFields } from '../http/xml.ts';
import { presentAddress } from './addresses.ts';
import { globalId, uniqueNumberIdentifier } from './ids.ts';
import type { Card, CardData } from './records.ts';
import { binData, cardType } from './test-cards.ts';
import { presentVerification } from './verifications.ts';

export function isExpired(
  card: Pick<CardData, 'expirationMonth' | 'expirationYear'>,
  at: Date = now(),
): boolean {
  const firstDayAfter = Date.UTC(Number(card.expirationYear), Number(card.expirationMonth), 1);
  return at.getTime() >= firstDayAfter;
}

/** The attributes that a card has wherever it is shown. */
export function cardDetails(
  merchantId: string,
  card: Pick<CardData, 'number' | 'cardholderName' | 'expirationMonth' | 'expirationYear'>,
): XmlFields {
  const type = cardType(card.number);
  return {
    bin: card.number.slice(0, 6),
    bin_extended: card.number.slice(0, 8),
    last_4: card.number.slice(-4),
    card_type: type,
    cardholder_name: card.cardholderName,
    expiration_month: card.expirationMonth,
    expiration_year: card.expirationYear,
    customer_location: 'US',
    image_url: `https://assets.braintreegateway.com/payment_method_logo/${type.toLowerCase().replaceAll(' ', '_')}.png?environment=sandbox`,
    is_network_tokenized: false,
    venmo_sdk: false,
    unique_number_identifier: uniqueNumberIdentifier(merchantId, card.number),
    ...binData(card.number),
  };
}

export function presentCard({ vault, merchant }: Pick<Call, 'vault' | 'merchant'>, card: Card): XmlFields {
  const address = vault.customers
    .get(card.customerId)
    ?.addresses.find((one) => one.id === card.billingAddressId);
  const verifications = card.verificationIds.flatMap((id) => vault.verifications.get(id) ?? []);
  return {
    ...cardDetails(merchant.id, card),
    token: card.token,
    global_id: globalId('paymentmethod_cc', card.token),
    customer_id: card.customerId,
    customer_global_id: globalId('customer', card.customerId),
    default: card.default,
    expired: isExpired(card),
    subscriptions: [],
    billing_address: address ? presentAddress(address) : undefined,
    verifications: verifications
      .reverse()
      .map((verification) => presentVerification(merchant.id, verification)),
    created_at: card.created_at,
    updated_at: card.updated_at,
  };
}
