import { useSyncExternalStore } from 'react';
import { ODDS_FORMATS, type OddsFormat } from '#schema/rules/picks/odds-formats.ts';
import { showTimesIn } from '#schema/rules/time/shown-time.ts';
import { sharedStorage } from './browser-storage.ts';
import type { Member } from './session/session.ts';

/** How prices, times and stakes are shown here. A member's odds and zone are kept with the account too. */
export interface Display {
  odds: OddsFormat;
  /** An IANA zone; null: New York, as the product's texts say. */
  zone: string | null;
  /** What one unit is for this reader, in cents; null: not said. */
  unitCents: number | null;
}

const KEY = 'display';
/** Where unkept-display.ts keeps what no account has yet: without it that need not be loaded. */
export const UNKEPT = 'unkept-display';
const USUAL: Display = { odds: 'AMERICAN', zone: null, unitCents: null };
/** Chosen as such it is kept by its name; an account without a zone has chosen none. */
export const EASTERN = 'America/New_York';
const listeners = new Set<() => void>();
let current = stored();
showTimesIn(current.zone);

function stored(): Display {
  const display = { ...USUAL, ...sharedStorage.readJson<Partial<Display>>(KEY) };
  return ODDS_FORMATS.includes(display.odds) ? display : USUAL;
}

export function hasUnkept(): boolean {
  return sharedStorage.read(UNKEPT) !== null;
}

/** Shows prices and times as an account keeps them; what was never chosen there stays as on this device. */
export function adoptDisplay({ oddsFormat, timeZone }: Pick<Member, 'oddsFormat' | 'timeZone'>): void {
  const zone = timeZone === EASTERN ? null : timeZone;
  showAs({ ...(oddsFormat && { odds: oddsFormat }), ...(timeZone && { zone }) });
}

/** Changes what is shown here from now on; answers whether this device keeps it. */
export function showAs(changes: Partial<Display>): boolean {
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

export function currentDisplay(): Display {
  return current;
}

/** The usual display while a prerendered page is being taken over. */
export function useDisplay(): Display {
  return useSyncExternalStore(onDisplayChange, currentDisplay, () => USUAL);
}
