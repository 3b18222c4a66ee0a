import { existsSync, readFileSync } from 'node:fs';

/**
 * How far this server's clock is ahead of the machine's, in milliseconds: the number in the file that CLOCK_FILE
 * names, read each time so that a test or another process can move it; negative in the past. Zero without one.
 */
export function offsetMs(): number {
  const file = process.env.CLOCK_FILE;
  if (!file || !existsSync(file)) return 0;
  const offset = Number(readFileSync(file, 'utf8'));
  if (!Number.isSafeInteger(offset)) throw new Error(`${file} does not hold a number of milliseconds`);
  return offset;
}

export function now(): Date {
  return new Date(Date.now() + offsetMs());
}

/** The moment as Braintree writes it: UTC, whole seconds. */
export function timestamp(at: Date = now()): string {
  return `${at.toISOString().slice(0, 19)}Z`;
}

export function dateOnly(at: Date): string {
  return at.toISOString().slice(0, 10);
}

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
