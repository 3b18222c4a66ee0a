import { useCallback, useEffect, useState } from 'react';
import {
  CARD_FIELDS,
  type CardFieldName,
  type CardView,
  cardProblem,
  EMPTY_CARD,
  firstOpenField,
  type RejectedFields,
  rejectedFields,
  stillRejected,
} from './card-view.ts';
import type { CardPlaces } from './use-card-places.ts';
import { type CardOptions, type CardStatus, useHostedCard } from './use-hosted-card.ts';

/** The card is incomplete. Its fields show why, so the form adds no message. */
export class CardIncomplete extends Error {}

/** The processor could not create a payment token (product.txt section 8). */
export class CardNotProcessed extends Error {
  override message = 'Failed to process payment information.';
}

export interface Card {
  status: CardStatus;
  places: CardPlaces;
  brand: string | null;
  focused: CardFieldName | null;
  problems: Record<CardFieldName, string | null>;
  focus(field: CardFieldName): void;
  /** Empty fields count as problems from now on, and invalid ones until they change. */
  markSubmitted(): void;
  /** Reloads the fields after a failure. */
  retry(): void;
  /** Returns a single-use payment token; throws CardIncomplete or CardNotProcessed. */
  tokenize(): Promise<string>;
}

/** The processor's card fields as part of a form. */
export function useCard(options: CardOptions): Card {
  const [view, setView] = useState(EMPTY_CARD);
  const [submitted, setSubmitted] = useState(false);
  const [rejected, setRejected] = useState<RejectedFields>([]);
  const onChange = useCallback((changed: CardView) => {
    setView(changed);
    setRejected((before) => stillRejected(before, changed));
  }, []);
  const { places, hosted, status, focus, retry } = useHostedCard({ ...options, onChange });
  const markSubmitted = () => {
    setSubmitted(true);
    setRejected(rejectedFields(view));
  };

  const problemOf = (field: CardFieldName) => cardProblem(field, view.fields[field], { submitted, rejected });
  const problems = {
    number: problemOf('number'),
    expirationDate: problemOf('expirationDate'),
    cvv: problemOf('cvv'),
  };
  useEffect(() => {
    if (status !== 'ready') return;
    const texts = { number: problems.number, expirationDate: problems.expirationDate, cvv: problems.cvv };
    for (const field of CARD_FIELDS) hosted.current?.say(field, texts[field] ?? '');
  }, [hosted, status, problems.number, problems.expirationDate, problems.cvv]);

  return {
    status,
    places,
    brand: view.brand,
    focused: CARD_FIELDS.find((field) => view.fields[field].isFocused) ?? null,
    problems,
    focus,
    markSubmitted,
    retry,
    tokenize: async () => {
      markSubmitted();
      if (status === 'failed') throw new CardNotProcessed();
      const open = firstOpenField(view);
      if (open) focus(open);
      if (open || !hosted.current) throw new CardIncomplete();
      return hosted.current.tokenize().catch((failure: unknown) => {
        throw new CardNotProcessed(undefined, { cause: failure });
      });
    },
  };
}
