import { dollars } from '#schema/rules/money/money.ts';

/** A price on a card: '$129', and '$2.63' where cents matter. Takes US cents. */
export function priceText(cents: number): string {
  return dollars(cents).replace(/\.00$/, '');
}
