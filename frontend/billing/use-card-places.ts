import { type RefObject, useRef } from 'react';
import { CARD_FIELDS, type CardFieldName } from './card-view.ts';

type ByField<Element> = Record<CardFieldName, RefObject<Element | null>>;

/** Where the card fields are drawn. */
export interface CardPlaces {
  /** What holds the processor's frames. */
  frames: ByField<HTMLDivElement>;
  /** What takes the focus until the frames are ready. */
  placeholders: ByField<HTMLButtonElement>;
}

export function useCardPlaces(): CardPlaces {
  const frames = useByField<HTMLDivElement>();
  const placeholders = useByField<HTMLButtonElement>();
  return useRef({ frames, placeholders }).current;
}

function useByField<Element>(): ByField<Element> {
  const number = useRef<Element>(null);
  const expirationDate = useRef<Element>(null);
  const cvv = useRef<Element>(null);
  return { number, expirationDate, cvv };
}

export function containersOf({ frames }: CardPlaces): Record<CardFieldName, HTMLElement> {
  const place = (field: CardFieldName) => {
    const element = frames[field].current;
    if (!element) throw new Error(`The card form has no place for ${field}`);
    return element;
  };
  return { number: place('number'), expirationDate: place('expirationDate'), cvv: place('cvv') };
}

/** The field whose box has the focus: its placeholder, or its frame when it came meanwhile. */
export function focusedField({ frames }: CardPlaces): CardFieldName | undefined {
  return CARD_FIELDS.find((field) => frames[field].current?.parentElement?.contains(document.activeElement));
}
