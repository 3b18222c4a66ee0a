import { easternDay } from '#schema/rules/time/eastern-time.ts';

/** As a card shows it: the month and the year, as text. */
interface CardExpiry {
  expirationMonth: string;
  expirationYear: string;
}

/** Whether a card is no longer good at an instant: it is until the end of its month in New York. */
export function cardExpiredAt({ expirationMonth, expirationYear }: CardExpiry, instant: Date): boolean {
  return easternDay(instant).slice(0, 7) > `${expirationYear}-${expirationMonth.padStart(2, '0')}`;
}

/** A card's brand, also at the start of 'MasterCard ending in 4444', as it writes itself: the processor still says 'MasterCard'. */
export function cardName(cardType: string): string {
  return cardType.replace(/^MasterCard\b/, 'Mastercard');
}

/** 'Visa ending in 1111'. */
export function cardText({ cardType, last4 }: { cardType: string; last4: string }): string {
  return `${cardName(cardType)} ending in ${last4}`;
}

/** Two-digit month and year (product.txt section 9): '09/31'. */
export function expiryText({ expirationMonth, expirationYear }: CardExpiry): string {
  return `${expirationMonth.padStart(2, '0')}/${expirationYear.slice(-2)}`;
}
