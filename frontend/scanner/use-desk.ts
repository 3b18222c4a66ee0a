import { useSyncExternalStore } from 'react';

/** Where the board shows rows as well (picks/board-look.ts): beside the side bar a row has room for both bets. */
const DESK = '(min-width: 1180px)';

/** Whether the window is as wide as on a desk. */
export function useDesk(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(DESK).matches);
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(DESK);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
