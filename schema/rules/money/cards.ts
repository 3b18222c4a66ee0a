/** As a card shows it: the month and the year, as text. */
interface CardExpiry {
  expirationMonth: string;
  expirationYear: string;
}

/** Whether a card is no longer good at an instant: it is until the end of its month (UTC). */
export function cardExpiredAt({ expirationMonth, expirationYear }: CardExpiry, instant: Date): boolean {
  // Months of Date.UTC begin with 0, so this is the first day of the month after.
  return instant.getTime() >= Date.UTC(Number(expirationYear), Number(expirationMonth), 1);
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
