import { readFileSync } from 'node:fs';

/** The only source of the current time: a lint rule keeps gateway and schema from reading it elsewhere. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/**
 * Real time plus an offset in milliseconds from a file, so that all processes of a development world agree and can be
 * moved forward together. Refused in production.
 */
export function movableClock(file: string): Clock {
  return { now: () => new Date(Date.now() + offsetIn(file)) };
}

/** The clock that the environment names. */
export function clockOf({ CLOCK_FILE }: { CLOCK_FILE?: string }): Clock {
  return CLOCK_FILE ? movableClock(CLOCK_FILE) : systemClock;
}

function offsetIn(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8')) || 0;
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw failure;
  }
}
