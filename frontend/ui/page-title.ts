import { useEffect } from 'react';
import { PRODUCT } from '#schema/rules/product.ts';

/** Names the browser's tab: 'Today's Picks · Chalkline'. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT.name}`;
  }, [title]);
}
