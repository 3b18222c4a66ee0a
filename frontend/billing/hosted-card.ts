import { create as createClient } from 'braintree-web/client';
import {
  create as createFields,
  type HostedFields,
  type HostedFieldsEvent,
} from 'braintree-web/hosted-fields';
import type { CardFieldName, CardView } from './card-view.ts';

/** The card fields on a page, each in a frame of the processor: what is typed there never reaches this page. */
export interface HostedCard {
  /** The single-use payment token of what was typed. Throws what braintree-web throws. */
  tokenize(): Promise<string>;
  focus(field: CardFieldName): void;
  /** What is wrong with a field, for those who listen to the page. */
  say(field: CardFieldName, problem: string): void;
  setDark(dark: boolean): void;
  close(): void;
}

export interface CardContainers {
  /** The elements that the frames are put into. */
  containers: Record<CardFieldName, HTMLElement>;
  onChange(view: CardView): void;
  /** Enter was pressed in a field. */
  onSubmit(): void;
}

/** What frames may be told to look like: they know neither our variables nor our fonts. */
const STYLES = {
  input: { 'font-size': '15px', 'font-family': 'system-ui, sans-serif', color: '#10151a' },
  '::placeholder': { color: '#737d87' },
  '.on-dark': { color: '#f1f3f4' },
};

const FIELDS = {
  number: { placeholder: '1234 1234 1234 1234', internalLabel: 'Card number' },
  expirationDate: { placeholder: 'MM / YY', internalLabel: 'Expiration date' },
  cvv: { placeholder: '123', internalLabel: 'Security code' },
};
const CHANGES = ['focus', 'blur', 'empty', 'notEmpty', 'validityChange', 'cardTypeChange'] as const;

/** Opens the three fields. `authorization` is the server's client token. */
export async function openHostedCard(
  authorization: string,
  { containers, onChange, onSubmit }: CardContainers,
): Promise<HostedCard> {
  const client = await createClient({ authorization });
  const { number, expirationDate, cvv } = containers;
  const fields = await createFields({
    client,
    styles: STYLES,
    fields: {
      number: { ...FIELDS.number, container: number },
      expirationDate: { ...FIELDS.expirationDate, container: expirationDate },
      cvv: { ...FIELDS.cvv, container: cvv },
    },
  });
  for (const change of CHANGES) fields.on(change, (event) => onChange(viewOf(event)));
  fields.on('inputSubmitRequest', onSubmit);
  return controls(fields);
}

function controls(fields: HostedFields): HostedCard {
  return {
    tokenize: async () => (await fields.tokenize()).nonce,
    focus: (field) => fields.focus(field),
    say: (field, message) => fields.setMessage({ field, message }),
    setDark: (dark) => {
      const change = dark ? fields.addClass : fields.removeClass;
      for (const field of Object.keys(FIELDS)) void change.call(fields, field, 'on-dark').catch(() => {});
    },
    close: () => void fields.teardown().catch(() => {}),
  };
}

function viewOf({ fields, cards }: HostedFieldsEvent): CardView {
  const { number, expirationDate, cvv } = fields as unknown as CardView['fields'];
  const brand = cards.length === 1 && !number.isEmpty ? (cards[0]?.niceType ?? null) : null;
  return { fields: { number, expirationDate, cvv }, brand };
}
