import { useSyncExternalStore } from 'react';
import type { ScannerCount } from '#schema/rules/market/scanner-count.ts';

let known: ScannerCount | null = null;

/** Tells the page what the arbitrage scanner has counted, as it starts. */
export function giveScannerCount(count: ScannerCount | null): void {
  known = count;
}

/** Null without a feed of odds, and in what is drawn at the build. */
export function useScannerCount(): ScannerCount | null {
  return useSyncExternalStore(
    () => () => {},
    () => known,
    () => null,
  );
}
