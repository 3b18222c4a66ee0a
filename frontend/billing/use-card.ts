import { useEffect, useState } from 'react';
import { CARD_FIELDS, type CardFieldName, cardProblem, EMPTY_CARD, firstOpenField } from './card-view.ts';
import { type CardFieldRefs, type CardStatus, useHostedCard } from './use-hosted-card.ts';

/** The card is not filled in yet. It is said at its fields, so that the form has nothing to add. */
export class CardIncomplete extends Error {}

/** The processor's own form could not make a payment token (product.txt section 8). */
export class CardNotProcessed extends Error {
  override message = 'Failed to process payment information.';
}

export interface Card {
  status: CardStatus;
  places: CardFieldRefs;
  brand: string | null;
  focused: CardFieldName | null;
  problems: Record<CardFieldName, string | null>;
  focus(field: CardFieldName): void;
  /** From now on a field that is empty is wrong. */
  markSubmitted(): void;
  /** Loads the form again after it failed. */
  retry(): void;
  /** The payment token; throws CardIncomplete or CardNotProcessed. Each token works once. */
  tokenize(): Promise<string>;
}

/** The processor's card fields as one of the fields of a form; `onSubmit` is Enter in one of them. */
export function useCard(onSubmit: () => void): Card {
  const [view, setView] = useState(EMPTY_CARD);
  const [submitted, setSubmitted] = useState(false);
  const { places, hosted, status, retry } = useHostedCard({ onChange: setView, onSubmit });

  const problems = problemsOf(view, submitted);
  useEffect(() => {
    const texts = { number: problems.number, expirationDate: problems.expirationDate, cvv: problems.cvv };
    for (const field of CARD_FIELDS) hosted.current?.say(field, texts[field] ?? '');
  }, [hosted, problems.number, problems.expirationDate, problems.cvv]);

  return {
    status,
    places,
    brand: view.brand,
    focused: CARD_FIELDS.find((field) => view.fields[field].isFocused) ?? null,
    problems,
    focus: (field) => hosted.current?.focus(field),
    markSubmitted: () => setSubmitted(true),
    retry,
    tokenize: async () => {
      setSubmitted(true);
      if (!hosted.current) throw new CardNotProcessed();
      const open = firstOpenField(view);
      if (open) {
        hosted.current.focus(open);
        throw new CardIncomplete();
      }
      return hosted.current.tokenize().catch((failure: unknown) => {
        throw new CardNotProcessed(undefined, { cause: failure });
      });
    },
  };
}

function problemsOf({ fields }: typeof EMPTY_CARD, submitted: boolean): Card['problems'] {
  return {
    number: cardProblem('number', fields.number, submitted),
    expirationDate: cardProblem('expirationDate', fields.expirationDate, submitted),
    cvv: cardProblem('cvv', fields.cvv, submitted),
  };
}
