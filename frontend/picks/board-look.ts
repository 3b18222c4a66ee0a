import { useState, useSyncExternalStore } from 'react';
import { sharedStorage } from '#frontend/app/browser-storage.ts';

/** Cards to read one by one, or rows to compare. Phones always have their own list. */
export type BoardLook = 'cards' | 'rows';

const KEY = 'boardLook';
/** From here on a row has room for its game and its pick beside each other. */
const DESK = '(min-width: 1180px)';

/**
 * How this reader wants the board on a wide screen: as chosen here before, else rows. Null where the screen has room for cards
 * alone.
 */
export function useBoardLook(): [BoardLook | null, (look: BoardLook) => void] {
  const hasRoom = useSyncExternalStore(onDesk, () => matchMedia(DESK).matches);
  const [chosen, setChosen] = useState(chosenLook);
  return [
    hasRoom ? (chosen ?? 'rows') : null,
    (next) => {
      sharedStorage.write(KEY, next);
      setChosen(next);
    },
  ];
}

function onDesk(listener: () => void): () => void {
  const media = matchMedia(DESK);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

function chosenLook(): BoardLook | null {
  const chosen = sharedStorage.read(KEY);
  return chosen === 'cards' || chosen === 'rows' ? chosen : null;
}
