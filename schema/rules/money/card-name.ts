/** A card's brand as it writes itself: the processor still says 'MasterCard'. */
export function cardName(cardType: string): string {
  return cardType === 'MasterCard' ? 'Mastercard' : cardType;
}
