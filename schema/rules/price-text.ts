/** A price as it stands on a card: '$129', and '$2.63' where cents matter. Takes US cents. */
export function priceText(cents: number): string {
  return cents % 100 === 0 ? WHOLE.format(cents / 100) : EXACT.format(cents / 100);
}

const EXACT = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const WHOLE = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
