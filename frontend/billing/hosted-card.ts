import { create as createClient } from 'braintree-web/client';
import {
  create as createFields,
  type HostedFields,
  type HostedFieldsEvent,
} from 'braintree-web/hosted-fields';
import { PALETTE } from '#schema/rules/text/palette.ts';
import { restHelpers } from './card-helpers.ts';
import { CARD_EXAMPLES, CARD_FIELDS, CARD_LABELS, type CardFieldName, type CardView } from './card-view.ts';

/** The processor's card fields, each in its own frame: card data never reaches this page. */
export interface HostedCard {
  /** Creates a single-use payment token, or says which fields are not filled in. Throws what else braintree-web throws. */
  tokenize(): Promise<Tokenized>;
  focus(field: CardFieldName): void;
  /** Sets a field's message for screen readers. */
  say(field: CardFieldName, problem: string): void;
  setDark(dark: boolean): void;
  close(): void;
}

export type Tokenized = { token: string } | { open: readonly CardFieldName[] };

interface CardContainers {
  /** Containers for the frames. */
  containers: Record<CardFieldName, HTMLElement>;
  onChange(view: CardView): void;
  /** Enter was pressed in a field. */
  onSubmit(): void;
}

/** Styles inside the frames, which cannot use our variables or fonts. */
const STYLES = {
  input: { 'font-size': '15px', 'font-family': 'system-ui, sans-serif', color: PALETTE.ink.light },
  // No grey has enough contrast on both backgrounds.
  '::placeholder': { color: PALETTE.ink3.light },
  '.on-dark': { color: PALETTE.ink.dark },
  '.on-dark::placeholder': { color: PALETTE.ink3.dark },
};

const FIELDS = {
  number: { placeholder: CARD_EXAMPLES.number, internalLabel: CARD_LABELS.number },
  expirationDate: { placeholder: CARD_EXAMPLES.expirationDate, internalLabel: CARD_LABELS.expirationDate },
  cvv: { placeholder: CARD_EXAMPLES.cvv, internalLabel: CARD_LABELS.cvv },
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
  const stopHelpers = restHelpers(fields, number);
  const focusOf = rememberFocus(fields);
  for (const change of CHANGES) fields.on(change, (event) => onChange(viewOf(event, focusOf())));
  fields.on('inputSubmitRequest', onSubmit);
  return controls(fields, stopHelpers);
}

function controls(fields: HostedFields, stopHelpers: () => void): HostedCard {
  return {
    tokenize: async () => {
      try {
        return { token: (await fields.tokenize()).nonce };
      } catch (failure) {
        const open = openFields(failure as FieldsFailure);
        if (open.length > 0) return { open };
        throw failure;
      }
    },
    focus: (field) => fields.focus(field),
    say: (field, message) => fields.setMessage({ field, message }),
    setDark: (dark) => {
      const change = dark ? fields.addClass : fields.removeClass;
      for (const field of Object.keys(FIELDS)) void change.call(fields, field, 'on-dark').catch(() => {});
    },
    close: () => {
      stopHelpers();
      void fields.teardown().catch(() => {});
    },
  };
}

interface FieldsFailure {
  code?: string;
  details?: { invalidFieldKeys?: readonly string[] };
}

/** The fields for which the frames refused to make a token; none when it failed for another reason. */
function openFields({ code, details }: FieldsFailure): readonly CardFieldName[] {
  if (code === 'HOSTED_FIELDS_FIELDS_EMPTY') return CARD_FIELDS;
  const invalid = code === 'HOSTED_FIELDS_FIELDS_INVALID' ? details?.invalidFieldKeys : undefined;
  return CARD_FIELDS.filter((field) => invalid?.includes(field));
}

/** The field that has the focus. In WebKit a field that was left can still call itself focused, so the last one counts. */
function rememberFocus(fields: HostedFields): () => string | null {
  let focused: string | null = null;
  fields.on('focus', ({ emittedBy }) => {
    focused = emittedBy;
  });
  fields.on('blur', ({ emittedBy }) => {
    if (focused === emittedBy) focused = null;
  });
  return () => focused;
}

function viewOf({ fields, cards }: HostedFieldsEvent, focused: string | null): CardView {
  const stateOf = (field: CardFieldName) => ({
    ...(fields as unknown as CardView['fields'])[field],
    isFocused: field === focused,
  });
  const number = stateOf('number');
  const brand = cards.length === 1 && !number.isEmpty ? (cards[0]?.niceType ?? null) : null;
  return { fields: { number, expirationDate: stateOf('expirationDate'), cvv: stateOf('cvv') }, brand };
}
