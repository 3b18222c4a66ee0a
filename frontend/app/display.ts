import { useSyncExternalStore } from 'react';
import { ODDS_FORMATS, type OddsFormat } from '#schema/rules/odds-formats.ts';
import { showTimesIn } from '#schema/rules/shown-time.ts';
import { sharedStorage } from './browser-storage.ts';

/** How this device shows prices, times and stakes. */
export interface Display {
  odds: OddsFormat;
  /** An IANA zone; null: New York, as the product's texts say. */
  zone: string | null;
  /** What one unit is for this reader, in cents; null: not said. */
  unitCents: number | null;
}

const KEY = 'display';
const USUAL: Display = { odds: 'AMERICAN', zone: null, unitCents: null };
const listeners = new Set<() => void>();
let current = stored();
showTimesIn(current.zone);

function stored(): Display {
  const display = { ...USUAL, ...sharedStorage.readJson<Partial<Display>>(KEY) };
  return ODDS_FORMATS.includes(display.odds) ? display : USUAL;
}

/** Changes what is shown from now on; answers whether this device keeps it. */
export function setDisplay(changes: Partial<Display>): boolean {
  current = { ...current, ...changes };
  showTimesIn(current.zone);
  const isKept = sharedStorage.writeJson(KEY, current);
  for (const listener of listeners) listener();
  return isKept;
}

function onDisplayChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The usual display while a prerendered page is being taken over. */
export function useDisplay(): Display {
  return useSyncExternalStore(
    onDisplayChange,
    () => current,
    () => USUAL,
  );
}
