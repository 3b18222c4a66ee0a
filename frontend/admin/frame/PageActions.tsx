import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

const Place = createContext<HTMLElement | null>(null);

/** Gives the pages below it the place beside their heading. */
export const ActionsPlace = Place.Provider;

/** What can be done on a page, shown beside its heading. */
export function PageActions({ children }: { children: ReactNode }) {
  const place = use(Place);
  return place && createPortal(children, place);
}
