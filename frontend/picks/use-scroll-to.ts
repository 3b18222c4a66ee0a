import { useEffect } from 'react';

/** Leads the reader to a pick that a link names, once it is on the board. */
export function useScrollTo(pick: string | null): void {
  useEffect(() => {
    const place = pick && document.getElementById(pick);
    if (!place) return;
    place.scrollIntoView({ block: 'center' });
    const heading = place.querySelector<HTMLElement>('h2, th');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pick]);
}
