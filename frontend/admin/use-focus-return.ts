import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** The address of the link with which each place of the history was left, by the key of that place. */
const leftBy = new Map<string, string>();

/** Coming back by the browser's history, the focus is where it was: on the link that led away, once it is there again. */
export function useFocusReturn(): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (link) leftBy.set(key, link.getAttribute('href') ?? '');
    };
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, [key]);
  useEffect(() => {
    const address = leftBy.get(key);
    if (isBack && address) return focusWhenThere(address);
  }, [key, isBack]);
}

/**
 * Focuses the link to this address as soon as it is on the page: its row may still be loading. Gives up when the reader focuses
 * something else first. Returns a function that stops waiting.
 */
function focusWhenThere(address: string): () => void {
  const end = () => {
    observer.disconnect();
    document.removeEventListener('focusin', end);
  };
  const look = () => {
    const link = [...document.querySelectorAll('a')].find((each) => each.getAttribute('href') === address);
    if (!link) return;
    end();
    link.focus();
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', end);
  look();
  return end;
}
