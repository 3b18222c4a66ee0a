/** The messages between a page's `braintree-web` and its frames, by the names of the npm package. */
export const events = {
  addClass: 'hosted-fields:ADD_CLASS',
  clearField: 'hosted-fields:CLEAR_FIELD',
  frameReady: 'hosted-fields:FRAME_READY',
  inputEvent: 'hosted-fields:INPUT_EVENT',
  readyForClient: 'hosted-fields:READY_FOR_CLIENT',
  removeClass: 'hosted-fields:REMOVE_CLASS',
  removeFocusIntercepts: 'hosted-fields:REMOVE_FOCUS_INTERCEPTS',
  setMessage: 'hosted-fields:SET_MESSAGE',
  tokenizationRequest: 'hosted-fields:TOKENIZATION_REQUEST',
  triggerFocusChange: 'hosted-fields:TRIGGER_FOCUS_CHANGE',
  triggerInputFocus: 'hosted-fields:TRIGGER_INPUT_FOCUS',
  validateStrict: 'hosted-fields:VALIDATE_STRICT',
} as const;

export type FieldKey = 'number' | 'expirationDate' | 'cvv' | 'postalCode' | 'cardholderName';

/** What a page sets for one field when it makes the form. */
export interface FieldOptions {
  placeholder?: string;
  type?: string;
  internalLabel?: string;
}

export interface FormOptions {
  fields: Partial<Record<FieldKey, FieldOptions>>;
  styles?: Record<string, unknown>;
  preventAutofill?: boolean;
}

/** The configuration of the page's client. */
export interface ClientConfiguration {
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
