import type { MouseEvent } from 'react';
import { useState } from 'react';

/** Doubts about a form that the rules allow: each is shown once before the form is sent. */
export function useDoubts(doubts: readonly string[]) {
  const [shown, setShown] = useState<readonly string[]>([]);
  return {
    /** Those that were shown and still hold. */
    shown: doubts.filter((doubt) => shown.includes(doubt)),
    /** Shows what was not shown yet. False where there is nothing new. */
    raise(): boolean {
      setShown(doubts);
      return doubts.some((doubt) => !shown.includes(doubt));
    },
  };
}

/** Ignores the second press of a double click: it would answer the question that the first one raised. */
export function ignoreDoubleClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
