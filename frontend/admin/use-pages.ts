import { useState } from 'react';

export interface Pages {
  /** The cursor that this page begins behind; null for the first. */
  after: string | null;
  /** Counts from 1. */
  number: number;
  next(endCursor: string): void;
  previous(): void;
  first(): void;
}

/** Goes through a list page by page. Cursors only lead on, so those of the pages before are kept. */
export function usePages(): Pages {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  return {
    after: cursors.at(-1) ?? null,
    number: cursors.length + 1,
    next: (endCursor) => setCursors([...cursors, endCursor]),
    previous: () => setCursors(cursors.slice(0, -1)),
    first: () => setCursors([]),
  };
}
