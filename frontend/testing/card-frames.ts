import { jest } from '@jest/globals';

type Handler = (event: unknown) => void;
type Fields = Record<(typeof FIELDS)[number], { isEmpty: boolean; isValid: boolean }>;

const FIELDS = ['number', 'expirationDate', 'cvv'] as const;
const EMPTY = { isEmpty: true, isValid: false, isPotentiallyValid: true, isFocused: false };
const VISA = { type: 'visa', niceType: 'Visa' };
const UNTOUCHED = { number: EMPTY, expirationDate: EMPTY, cvv: EMPTY };
const FILLED = { isEmpty: false, isValid: true, isPotentiallyValid: true, isFocused: false };

/**
 * The processor's frames, which jsdom cannot load: their events and answers. Created before a page is rendered, it
 * replaces braintree-web.
 */
export class CardFrames {
  /** What the page set on the frames: the focused field, and the last problem of each. */
  readonly focused: string[] = [];
  readonly problems = new Map<string, string>();
  /** How often a payment token was made; each is another one. */
  tokens = 0;
  /** How often the form was opened. */
  opened = 0;
  /** Set, it is thrown instead of a token being made. */
  failure: Error | null = null;
  /** Set, the form cannot be opened. */
  broken = false;
  #handlers = new Map<string, Handler[]>();
  /** What the fields hold now, even if the page has not been told yet. */
  #fields: Fields = UNTOUCHED;

  constructor() {
    jest.unstable_mockModule('braintree-web/client', () => ({ create: async () => ({}) }));
    jest.unstable_mockModule('braintree-web/hosted-fields', () => ({ create: async () => this.#open() }));
  }

  /** A card that could be charged is typed into the frames. */
  fill(): void {
    this.fillUnnoticed();
    const fields = this.#fields;
    this.#tell('validityChange', { emittedBy: 'cvv', cards: [VISA], fields });
  }

  /** The same, while what the frames say of it is still on its way to the page. */
  fillUnnoticed(): void {
    this.#fields = { number: FILLED, expirationDate: FILLED, cvv: FILLED };
  }

  /** A number that is none, but could become one with further digits, is typed; `isFocused`: the focus is still there. */
  mistype({ isFocused }: { isFocused: boolean }): void {
    const number = { isEmpty: false, isValid: false, isPotentiallyValid: true, isFocused };
    const fields = { number, expirationDate: FILLED, cvv: FILLED };
    this.#fields = fields;
    this.#tell(isFocused ? 'focus' : 'blur', { emittedBy: 'number', cards: [VISA], fields });
  }

  /** The focus goes into this field, and the processor says so of these. */
  enter(field: (typeof FIELDS)[number], called: readonly string[] = [field]): void {
    const fields = Object.fromEntries(
      FIELDS.map((each) => [each, { ...EMPTY, isFocused: called.includes(each) }]),
    );
    this.#tell('focus', { emittedBy: field, cards: [], fields });
  }

  /** The focus leaves this field. */
  leave(field: (typeof FIELDS)[number]): void {
    const fields = Object.fromEntries(FIELDS.map((each) => [each, EMPTY]));
    this.#tell('blur', { emittedBy: field, cards: [], fields });
  }

  pressEnter(): void {
    this.#tell('inputSubmitRequest', {});
  }

  #tell(type: string, event: unknown): void {
    for (const handler of this.#handlers.get(type) ?? []) handler(event);
  }

  #refuseOpen(): void {
    const invalidFieldKeys = FIELDS.filter((field) => !this.#fields[field].isValid);
    if (FIELDS.every((field) => this.#fields[field].isEmpty))
      throw Object.assign(new Error('All fields are empty'), { code: 'HOSTED_FIELDS_FIELDS_EMPTY' });
    if (invalidFieldKeys.length > 0)
      throw Object.assign(new Error('Some fields are invalid'), {
        code: 'HOSTED_FIELDS_FIELDS_INVALID',
        details: { invalidFieldKeys },
      });
  }

  #open() {
    this.opened += 1;
    if (this.broken) throw new Error('The frames cannot be loaded');
    this.#handlers = new Map();
    this.#fields = UNTOUCHED;
    return {
      on: (type: string, handler: Handler) =>
        this.#handlers.set(type, [...(this.#handlers.get(type) ?? []), handler]),
      tokenize: async () => {
        this.#refuseOpen();
        if (this.failure) throw this.failure;
        this.tokens += 1;
        return { nonce: `nonce-${this.tokens}`, details: {} };
      },
      focus: (field: string) => void this.focused.push(field),
      setMessage: ({ field, message }: { field: string; message: string }) =>
        void this.problems.set(field, message),
      addClass: async () => {},
      removeClass: async () => {},
      teardown: async () => {},
    };
  }
}
