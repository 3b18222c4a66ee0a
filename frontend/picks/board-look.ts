import { useState, useSyncExternalStore } from 'react';
import { sharedStorage } from '#frontend/app/browser-storage.ts';

/** Cards to read one by one, or rows to compare. Phones always have their own list. */
export type BoardLook = 'cards' | 'rows';

const KEY = 'boardLook';
/** From here on a row has room for its game and its pick beside each other. */
const DESK = '(min-width: 1180px)';

/** How this reader wants the board on a wide screen: as chosen here before, else rows on a desk and cards on less. */
export function useBoardLook(): [BoardLook, (look: BoardLook) => void] {
  const [chosen, setChosen] = useState(() => sharedStorage.read(KEY));
  const isDesk = useSyncExternalStore(onDesk, onDeskNow);
  const look = chosen === 'cards' || chosen === 'rows' ? chosen : isDesk ? 'rows' : 'cards';
  return [
    look,
    (next) => {
      sharedStorage.write(KEY, next);
      setChosen(next);
    },
  ];
}

function onDeskNow(): boolean {
  return matchMedia(DESK).matches;
}

function onDesk(changed: () => void): () => void {
  const media = matchMedia(DESK);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
