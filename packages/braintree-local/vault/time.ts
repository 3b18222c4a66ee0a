import { now } from '../clock.ts';

/** The moment as Braintree writes it: UTC, whole seconds. */
export function timestamp(at: Date = now()): string {
  return `${at.toISOString().slice(0, 19)}Z`;
}

export function dateOnly(at: Date): string {
  return at.toISOString().slice(0, 10);
}

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
