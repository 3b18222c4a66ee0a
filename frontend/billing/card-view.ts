export const CARD_FIELDS = ['number', 'expirationDate', 'cvv'] as const;
export type CardFieldName = (typeof CARD_FIELDS)[number];

interface CardFieldState {
  isEmpty: boolean;
  isValid: boolean;
  /** Whether the value can still become valid. */
  isPotentiallyValid: boolean;
  isFocused: boolean;
}

/** What the page may know about a card while it is typed. */
export interface CardView {
  fields: Record<CardFieldName, CardFieldState>;
  /** 'Visa', once the number matches only one brand. */
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

/** What an empty field shows. */
export const CARD_EXAMPLES: Record<CardFieldName, string> = {
  number: '1234 1234 1234 1234',
  expirationDate: 'MM / YY',
  cvv: '123',
};

/** Fields that held an invalid value when the form was submitted, until they are valid or emptied. */
export type RejectedFields = readonly CardFieldName[];

export function rejectedFields({ fields }: CardView): RejectedFields {
  return CARD_FIELDS.filter((field) => !fields[field].isEmpty && !fields[field].isValid);
}

export function stillRejected(rejected: RejectedFields, view: CardView): RejectedFields {
  const invalid = rejectedFields(view);
  return rejected.filter((field) => invalid.includes(field));
}

interface CardSubmission {
  submitted: boolean;
  rejected: RejectedFields;
}

/**
 * The validation message of a field, else null. An empty field is a problem only after the form was submitted, and a
 * value that is still being typed only if it was submitted as it is: the processor does not tell of single digits.
 */
export function cardProblem(
  field: CardFieldName,
  state: CardFieldState,
  { submitted, rejected }: CardSubmission,
): string | null {
  const label = CARD_LABELS[field];
  if (state.isEmpty) return submitted ? `${label} is required` : null;
  const isBeingTyped = state.isFocused && state.isPotentiallyValid && !rejected.includes(field);
  return state.isValid || isBeingTyped ? null : `${label} is not valid`;
}
