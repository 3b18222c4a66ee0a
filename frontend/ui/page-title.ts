import { useEffect } from 'react';
import { PRODUCT } from '#schema/rules/text/product.ts';

let shown = '';

/** Names the browser's tab: 'Today's Picks · Chalkline'. */
export function usePageTitle(title: string): void {
  const full = title + suffix();
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

/** Where frames are rendered: the title that the next one comes with. */
export function giveTitle(name: string): void {
  shown = name + suffix();
}

/** The name of the page by the title that its HTML came with; empty when it names none. */
export function nameInTitle(): string {
  const title = typeof document === 'undefined' ? shown : document.title;
  return title.endsWith(suffix()) ? title.slice(0, -suffix().length) : '';
}

function suffix(): string {
  return ` · ${PRODUCT.name}`;
}
