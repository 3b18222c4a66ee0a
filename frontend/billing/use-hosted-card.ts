import { useApolloClient } from '@apollo/client/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTheme } from '#frontend/app/theme.ts';
import { PaymentClientTokenDocument } from '#frontend/generated/graphql.ts';
import { type CardFieldName, type CardView, EMPTY_CARD } from './card-view.ts';
import type { HostedCard } from './hosted-card.ts';

export type CardStatus = 'loading' | 'ready' | 'failed';
export type CardFieldRefs = Record<CardFieldName, RefObject<HTMLDivElement | null>>;

interface Heard {
  /** Must be stable between renders. */
  onChange(view: CardView): void;
  onSubmit(): void;
}

/** Mounts the processor's fields; `hosted` is null until they are ready. */
export function useHostedCard({ onChange, onSubmit }: Heard) {
  const apollo = useApolloClient();
  const dark = useTheme() === 'dark';
  const places = usePlaces();
  const hosted = useRef<HostedCard | null>(null);
  const submit = useRef(onSubmit);
  submit.current = onSubmit;
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState<CardStatus>('loading');

  useEffect(() => {
    let active = true;
    const open = async () => {
      const [{ openHostedCard }, { data }] = await Promise.all([
        import('./hosted-card.ts'),
        apollo.query({ query: PaymentClientTokenDocument, fetchPolicy: 'no-cache', context: { attempt } }),
      ]);
      if (!active || !data) return;
      const card = await openHostedCard(data.paymentClientToken, {
        containers: containersOf(places),
        onChange,
        onSubmit: () => submit.current(),
      });
      if (!active) return card.close();
      hosted.current = card;
      setStatus('ready');
    };
    setStatus('loading');
    onChange(EMPTY_CARD);
    open().catch(() => active && setStatus('failed'));
    return () => {
      active = false;
      hosted.current?.close();
      hosted.current = null;
    };
  }, [apollo, places, attempt, onChange]);

  useEffect(() => {
    if (status === 'ready') hosted.current?.setDark(dark);
  }, [status, dark]);

  return { places, hosted, status, retry: () => setAttempt(attempt + 1) };
}

function usePlaces(): CardFieldRefs {
  const number = useRef<HTMLDivElement>(null);
  const expirationDate = useRef<HTMLDivElement>(null);
  const cvv = useRef<HTMLDivElement>(null);
  return useRef({ number, expirationDate, cvv }).current;
}

function containersOf(places: CardFieldRefs): Record<CardFieldName, HTMLElement> {
  const place = (field: CardFieldName) => {
    const element = places[field].current;
    if (!element) throw new Error(`The card form has no place for ${field}`);
    return element;
  };
  return { number: place('number'), expirationDate: place('expirationDate'), cvv: place('cvv') };
}
