/** The messages between a page's `braintree-web` and its frames, by the names of the npm package. */
export const events = {
  addClass: 'hosted-fields:ADD_CLASS',
  binAvailable: 'hosted-fields:BIN_AVAILABLE',
  cardFormEntryHasBegun: 'hosted-fields:CARD_FORM_ENTRY_HAS_BEGUN',
  clearField: 'hosted-fields:CLEAR_FIELD',
  frameReady: 'hosted-fields:FRAME_READY',
  inputEvent: 'hosted-fields:INPUT_EVENT',
  readyForClient: 'hosted-fields:READY_FOR_CLIENT',
  removeAttribute: 'hosted-fields:REMOVE_ATTRIBUTE',
  removeFocusIntercepts: 'hosted-fields:REMOVE_FOCUS_INTERCEPTS',
  removeClass: 'hosted-fields:REMOVE_CLASS',
  setAttribute: 'hosted-fields:SET_ATTRIBUTE',
  setMessage: 'hosted-fields:SET_MESSAGE',
  tokenizationRequest: 'hosted-fields:TOKENIZATION_REQUEST',
  triggerFocusChange: 'hosted-fields:TRIGGER_FOCUS_CHANGE',
  triggerInputFocus: 'hosted-fields:TRIGGER_INPUT_FOCUS',
  validateStrict: 'hosted-fields:VALIDATE_STRICT',
} as const;

export type FieldKey =
  | 'number'
  | 'expirationDate'
  | 'expirationMonth'
  | 'expirationYear'
  | 'cvv'
  | 'postalCode'
  | 'cardholderName';

/** What a page says of one field when it makes the form. */
export interface FieldOptions {
  placeholder?: string;
  type?: string;
  internalLabel?: string;
  formatInput?: boolean;
  maxCardLength?: number;
  maxlength?: number;
  minlength?: number;
  prefill?: string;
  rejectUnsupportedCards?: boolean;
  supportedCardBrands?: Record<string, boolean>;
}

export interface FormOptions {
  fields: Partial<Record<FieldKey, FieldOptions>>;
  styles?: Record<string, unknown>;
  preventAutofill?: boolean;
  binVerificationLength?: number;
}

/** The page's client, as it arrives here: its configuration. */
export interface ClientConfiguration {
  authorization: string;
  authorizationFingerprint?: string;
  analyticsMetadata?: unknown;
  gatewayConfiguration: { clientApiUrl: string; creditCards?: { supportedCardTypes?: string[] } };
}

export interface FieldState {
  isEmpty: boolean;
  isValid: boolean;
  isPotentiallyValid: boolean;
  isFocused: boolean;
}

/** What the frames of one form tell each other over their own channel. */
export type Gossip =
  | { kind: 'configuration'; options: FormOptions }
  | { kind: 'input'; field: FieldKey; value: string; focused: boolean; submitted?: boolean }
  | { kind: 'state'; fields: Partial<Record<FieldKey, FieldState>>; codeSize: number };
