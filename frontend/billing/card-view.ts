export const CARD_FIELDS = ['number', 'expirationDate', 'cvv'] as const;
export type CardFieldName = (typeof CARD_FIELDS)[number];

export interface CardFieldState {
  isEmpty: boolean;
  isValid: boolean;
  /** Whether what is typed can still become valid. */
  isPotentiallyValid: boolean;
  isFocused: boolean;
}

/** All that a page may know of a card while it is typed. */
export interface CardView {
  fields: Record<CardFieldName, CardFieldState>;
  /** 'Visa', once the number can be of no other brand. */
  brand: string | null;
}

const UNTOUCHED = { isEmpty: true, isValid: false, isPotentiallyValid: true, isFocused: false };
export const EMPTY_CARD: CardView = {
  fields: { number: UNTOUCHED, expirationDate: UNTOUCHED, cvv: UNTOUCHED },
  brand: null,
};

export const CARD_LABELS: Record<CardFieldName, string> = {
  number: 'Card number',
  expirationDate: 'Expiration date',
  cvv: 'Security code',
};

/**
 * What is wrong with a field; null while there is nothing to say. `submitted` is true once it was tried to pay:
 * only then an empty field is wrong.
 */
export function cardProblem(field: CardFieldName, state: CardFieldState, submitted: boolean): string | null {
  const label = CARD_LABELS[field];
  if (state.isEmpty) return submitted ? `${label} is required` : null;
  if (state.isValid || (state.isFocused && state.isPotentiallyValid)) return null;
  return `${label} is not valid`;
}

/** The field that has to be filled in first; null when the card can be sent. */
export function firstOpenField({ fields }: CardView): CardFieldName | null {
  return CARD_FIELDS.find((field) => !fields[field].isValid) ?? null;
}
