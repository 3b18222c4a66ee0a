import { useState } from 'react';
import { sharedStorage } from '#frontend/app/browser-storage.ts';

/** Cards to read one by one, or rows to compare. Phones always have their own list. */
export type BoardLook = 'cards' | 'rows';

const KEY = 'boardLook';
/** From here on a row has room for its game and its pick beside each other. */
const DESK = '(min-width: 1180px)';

/** How this reader wants the board on a wide screen: as chosen here before, else rows on a desk and cards on less. */
export function useBoardLook(): [BoardLook, (look: BoardLook) => void] {
  const [look, setLook] = useState(presentLook);
  return [
    look,
    (next) => {
      sharedStorage.write(KEY, next);
      setLook(next);
    },
  ];
}

function presentLook(): BoardLook {
  const chosen = sharedStorage.read(KEY);
  if (chosen === 'cards' || chosen === 'rows') return chosen;
  return matchMedia(DESK).matches ? 'rows' : 'cards';
}
