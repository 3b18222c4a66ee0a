import type { SavedCardFragment } from '#frontend/generated/graphql.ts';
import { cardName } from '#schema/rules/money/cards.ts';

/** 'Visa ending in 1111'. */
export function cardText({ cardType, last4 }: Pick<SavedCardFragment, 'cardType' | 'last4'>): string {
  return `${cardName(cardType)} ending in ${last4}`;
}

/** Two-digit month and year (product.txt section 9): '09/31'. */
export function expiryText({ expirationMonth, expirationYear }: SavedCardFragment): string {
  return `${expirationMonth.padStart(2, '0')}/${expirationYear.slice(-2)}`;
}
