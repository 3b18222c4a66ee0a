import { useSyncExternalStore } from 'react';

/** False at build and while a prerendered page is hydrated: what only the browser knows is rendered after that. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
