import { type RefObject, useEffect } from 'react';

/**
 * Closes what a button discloses: with Escape, which gives the focus back to the button, with a press outside,
 * and when the focus leaves it. The button is the first one inside `area`.
 */
export function useDismiss(area: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  useEffect(() => {
    const element = area.current;
    if (!open || !element) return;
    const whenOutside = (event: Event) => {
      const reached = event instanceof FocusEvent ? event.relatedTarget : event.target;
      if (reached instanceof Node && !element.contains(reached)) close();
    };
    const byEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      element.querySelector('button')?.focus();
    };
    element.addEventListener('focusout', whenOutside);
    element.addEventListener('keydown', byEscape);
    document.addEventListener('pointerdown', whenOutside);
    return () => {
      element.removeEventListener('focusout', whenOutside);
      element.removeEventListener('keydown', byEscape);
      document.removeEventListener('pointerdown', whenOutside);
    };
  }, [area, open, close]);
}
