import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useTheme } from '#frontend/app/theme.ts';
import { PaymentClientTokenDocument } from '#frontend/generated/graphql.ts';
import { type CardFieldName, type CardView, EMPTY_CARD } from './card-view.ts';
import type { HostedCard } from './hosted-card.ts';
import { containersOf, focusedField, useCardPlaces } from './use-card-places.ts';
import { whenWanted } from './when-wanted.ts';

/** `waiting`: nothing of the processor's has been requested yet. */
export type CardStatus = 'waiting' | 'loading' | 'ready' | 'failed';

export interface CardOptions {
  /**
   * When the processor's script and frames are loaded: they keep a phone busy for a quarter of a second, so a page that is
   * read first loads them when its form is near or the page is used.
   */
  loads: 'at once' | 'when wanted';
  /** Enter was pressed in a field. */
  onSubmit(): void;
}

interface Heard extends CardOptions {
  /** Must be stable between renders. */
  onChange(view: CardView): void;
}

/** Mounts the processor's fields; `hosted` is null until they are ready. */
export function useHostedCard({ loads, onChange, onSubmit }: Heard) {
  const apollo = useApolloClient();
  const dark = useTheme() === 'dark';
  const places = useCardPlaces();
  const hosted = useRef<HostedCard | null>(null);
  const submit = useRef(onSubmit);
  submit.current = onSubmit;
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState<CardStatus>(loads === 'at once' ? 'loading' : 'waiting');
  const isWanted = status !== 'waiting';

  useEffect(
    () => (isWanted ? undefined : whenWanted(places.frames.number.current, () => setStatus('loading'))),
    [isWanted, places],
  );

  useEffect(() => {
    if (!isWanted) return;
    let active = true;
    const open = async () => {
      const [{ openHostedCard }, { data }] = await request(apollo, attempt);
      if (!active || !data) return;
      const card = await openHostedCard(data.paymentClientToken, {
        containers: containersOf(places),
        onChange,
        onSubmit: () => submit.current(),
      });
      if (!active) return card.close();
      hosted.current = card;
      const field = focusedField(places);
      if (field) card.focus(field);
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
  }, [isWanted, apollo, places, attempt, onChange]);

  useEffect(() => {
    if (status === 'ready') hosted.current?.setDark(dark);
  }, [status, dark]);

  return {
    places,
    hosted,
    status,
    /** Until the fields are ready their placeholders keep the focus for them. */
    focus: (field: CardFieldName) =>
      hosted.current ? hosted.current.focus(field) : places.placeholders[field].current?.focus(),
    retry: () => setAttempt(attempt + 1),
  };
}

function request(apollo: ApolloClient, attempt: number) {
  return Promise.all([
    import('./hosted-card.ts'),
    apollo.query({ query: PaymentClientTokenDocument, fetchPolicy: 'no-cache', context: { attempt } }),
  ]);
}
