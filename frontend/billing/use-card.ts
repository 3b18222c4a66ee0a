import { useCallback, useEffect, useRef, useState } from 'react';
import {
  CARD_FIELDS,
  type CardFieldName,
  type CardView,
  cardProblem,
  EMPTY_CARD,
  type RejectedFields,
  rejectedFields,
  stillRejected,
} from './card-view.ts';
import type { HostedCard, Tokenized } from './hosted-card.ts';
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

/** The frames are asked themselves: on a busy phone what they say of typing may reach this page after the click to pay. */
function tokenOf(card: HostedCard): Promise<Tokenized> {
  return card.tokenize().catch((failure: unknown) => {
    throw new CardNotProcessed(undefined, { cause: failure });
  });
}

/** The processor's card fields as part of a form. */
export function useCard(options: CardOptions): Card {
  const [view, setView] = useState(EMPTY_CARD);
  const [submitted, setSubmitted] = useState(false);
  const [rejected, setRejected] = useState<RejectedFields>([]);
  /** The view that arrived last: a submission may be refused before it is rendered. */
  const latest = useRef(view);
  const onChange = useCallback((changed: CardView) => {
    latest.current = changed;
    setView(changed);
    setRejected((before) => stillRejected(before, changed));
  }, []);
  const { places, hosted, status, focus, retry } = useHostedCard({ ...options, onChange });
  const markSubmitted = () => {
    setSubmitted(true);
    setRejected(rejectedFields(latest.current));
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
      if (status === 'failed') throw new CardNotProcessed();
      const answer = hosted.current ? await tokenOf(hosted.current) : { open: CARD_FIELDS };
      if ('token' in answer) return answer.token;
      markSubmitted();
      focus(answer.open[0] ?? 'number');
      throw new CardIncomplete();
    },
  };
}
