import { useEffect } from 'react';
import { PRODUCT } from '#schema/rules/product.ts';

let shown = '';

/** Names the browser's tab: 'Today's Picks · Chalkline'. */
export function usePageTitle(title: string): void {
  const full = `${title} · ${PRODUCT.name}`;
  // Where pages are prerendered there is no tab to name yet, and no effect runs.
  if (typeof document === 'undefined') shown = full;
  useEffect(() => {
    document.title = full;
  }, [full]);
}

/** The title of the page that was prerendered last. */
export function shownTitle(): string {
  return shown;
}
