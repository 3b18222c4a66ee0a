import { useApolloClient } from '@apollo/client/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTheme } from '#frontend/app/theme.ts';
import { PaymentClientTokenDocument } from '#frontend/generated/graphql.ts';
import { CARD_FIELDS, type CardFieldName, cardProblem, EMPTY_CARD, firstOpenField } from './card-view.ts';
import type { HostedCard } from './hosted-card.ts';

/** The card is not filled in yet. It is said at its fields, so that the form has nothing to add. */
export class CardIncomplete extends Error {}

/** The processor's own form could not make a payment token (product.txt section 8). */
export class CardNotProcessed extends Error {
  override message = 'Failed to process payment information.';
}

export interface Card {
  status: 'loading' | 'ready' | 'failed';
  places: Record<CardFieldName, RefObject<HTMLDivElement | null>>;
  brand: string | null;
  focused: CardFieldName | null;
  problems: Record<CardFieldName, string | null>;
  focus(field: CardFieldName): void;
  /** From now on a field that is empty is wrong. */
  insist(): void;
  /** Loads the form again after it failed. */
  retry(): void;
  /** The payment token; throws CardIncomplete or CardNotProcessed. Each token works once. */
  tokenize(): Promise<string>;
}

/** The processor's card fields as one of the fields of a form; `onSubmit` is Enter in one of them. */
export function useCard(onSubmit: () => void): Card {
  const apollo = useApolloClient();
  const dark = useTheme() === 'dark';
  const places = usePlaces();
  const hosted = useRef<HostedCard | null>(null);
  const submit = useRef(onSubmit);
  submit.current = onSubmit;
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState<Card['status']>('loading');
  const [view, setView] = useState(EMPTY_CARD);
  const [insisted, setInsisted] = useState(false);

  useEffect(() => {
    let wanted = true;
    const open = async () => {
      const [{ openHostedCard }, { data }] = await Promise.all([
        import('./hosted-card.ts'),
        apollo.query({ query: PaymentClientTokenDocument, fetchPolicy: 'no-cache', context: { attempt } }),
      ]);
      if (!wanted || !data) return;
      const card = await openHostedCard(data.paymentClientToken, {
        containers: containersOf(places),
        onChange: setView,
        onSubmit: () => submit.current(),
      });
      if (!wanted) return card.close();
      hosted.current = card;
      setStatus('ready');
    };
    setStatus('loading');
    setView(EMPTY_CARD);
    open().catch(() => wanted && setStatus('failed'));
    return () => {
      wanted = false;
      hosted.current?.close();
      hosted.current = null;
    };
  }, [apollo, places, attempt]);

  useEffect(() => {
    if (status === 'ready') hosted.current?.setDark(dark);
  }, [status, dark]);

  const problems = problemsOf(view, insisted);
  useEffect(() => {
    const texts = { number: problems.number, expirationDate: problems.expirationDate, cvv: problems.cvv };
    for (const field of CARD_FIELDS) hosted.current?.say(field, texts[field] ?? '');
  }, [problems.number, problems.expirationDate, problems.cvv]);

  return {
    status,
    places,
    brand: view.brand,
    focused: CARD_FIELDS.find((field) => view.fields[field].isFocused) ?? null,
    problems,
    focus: (field) => hosted.current?.focus(field),
    insist: () => setInsisted(true),
    retry: () => setAttempt(attempt + 1),
    tokenize: async () => {
      setInsisted(true);
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

function usePlaces(): Card['places'] {
  const number = useRef<HTMLDivElement>(null);
  const expirationDate = useRef<HTMLDivElement>(null);
  const cvv = useRef<HTMLDivElement>(null);
  return useRef({ number, expirationDate, cvv }).current;
}

function containersOf(places: Card['places']): Record<CardFieldName, HTMLElement> {
  const place = (field: CardFieldName) => {
    const element = places[field].current;
    if (!element) throw new Error(`The card form has no place for ${field}`);
    return element;
  };
  return { number: place('number'), expirationDate: place('expirationDate'), cvv: place('cvv') };
}

function problemsOf({ fields }: typeof EMPTY_CARD, insisted: boolean): Card['problems'] {
  return {
    number: cardProblem('number', fields.number, insisted),
    expirationDate: cardProblem('expirationDate', fields.expirationDate, insisted),
    cvv: cardProblem('cvv', fields.cvv, insisted),
  };
}
