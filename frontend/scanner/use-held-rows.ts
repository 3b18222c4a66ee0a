import { useState } from 'react';
import type { ScannerEntry } from './use-scanner.ts';

/** An arbitrage on screen. */
export interface ScannerRow extends ScannerEntry {
  /** It is over, or others have larger margins. It keeps its place so that nothing moves under a pointer. */
  isGone: boolean;
}

/**
 * The rows to show. While a pointer is over them each keeps its place: what left the list is marked, and what is new comes
 * last. Once the pointer leaves they are the current ones, in their order.
 */
export function useHeldRows(entries: readonly ScannerEntry[]) {
  const [isHeld, setHeld] = useState(false);
  const [shown, setShown] = useState({ entries, rows: standing(entries) });
  const isOlder = shown.entries !== entries;
  const rows = isOlder ? (isHeld ? inPlace(shown.rows, entries) : standing(entries)) : shown.rows;
  if (isOlder) setShown({ entries, rows });
  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => {
      setHeld(false);
      setShown({ entries, rows: standing(entries) });
    },
  };
  return { rows, hold };
}

function standing(entries: readonly ScannerEntry[]): readonly ScannerRow[] {
  return entries.map((entry) => ({ ...entry, isGone: false }));
}

function inPlace(rows: readonly ScannerRow[], entries: readonly ScannerEntry[]): readonly ScannerRow[] {
  const now = new Map(standing(entries).map((row) => [row.id, row]));
  const kept = rows.map((row) => now.get(row.id) ?? { ...row, isGone: true });
  const known = new Set(rows.map(({ id }) => id));
  return [...kept, ...standing(entries).filter(({ id }) => !known.has(id))];
}
