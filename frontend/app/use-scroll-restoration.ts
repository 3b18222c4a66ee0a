import { useEffect, useLayoutEffect } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';

/** How far down each visited entry of the history was left, by its key. */
const places = new Map<string, number>();

/**
 * A new page begins at its top or at its #part; back and forward lead to where the reader was. The page of `location`
 * stays where it is while the next one is awaited.
 */
export function useScrollRestoration({ key, hash }: Location): void {
  const isNew = useNavigationType() !== 'POP';
  const isAwaitingNext = useLocation().key !== key;
  useEffect(restoreOurselves, []);
  // Before the paint, so that the new page is never seen at the old place. The first page is the browser's matter.
  useLayoutEffect(() => {
    if (!isAwaitingNext) begin(isNew ? 0 : places.get(key), hash);
    const remember = () => void places.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, hash, isNew, isAwaitingNext]);
}

function begin(place: number | undefined, hash: string): void {
  const part = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (part && !place) part.scrollIntoView();
  else if (place !== undefined) window.scrollTo(0, place);
}

/** The browser would scroll the page that is being left. After a reload it restores the position itself. */
function restoreOurselves(): () => void {
  const giveBack = () => {
    history.scrollRestoration = 'auto';
  };
  history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', giveBack);
  return () => window.removeEventListener('pagehide', giveBack);
}
