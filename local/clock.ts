import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { PlainError } from '#local/plain-error.ts';

/** Ten years, in milliseconds: farther than any promise of the product, and well inside what a Date holds. */
const FARTHEST = 10 * 366 * 24 * 3_600_000;

/**
 * How far the product's clock is ahead of the machine's, in milliseconds. It stands in the file that
 * CLOCK_FILE names, and is read each time, so that all processes of the local world agree.
 */
export function offsetMs(): number {
  const file = process.env.CLOCK_FILE;
  if (!file || !existsSync(file)) return 0;
  const offset = Number(readFileSync(file, 'utf8'));
  if (!Number.isSafeInteger(offset) || offset < 0)
    throw new Error(`${file} does not hold a number of milliseconds`);
  return offset;
}

/** The product's present moment. */
export function now(): Date {
  return new Date(Date.now() + offsetMs());
}

/**
 * Moves the clock of every process forward and answers its new moment.
 * Throws PlainError for anything but a positive number of milliseconds: time never goes back.
 */
export function moveForward(milliseconds: number): Date {
  const file = process.env.CLOCK_FILE;
  if (!file) throw new PlainError('This world has no movable clock: CLOCK_FILE is not set.');
  if (!Number.isFinite(milliseconds)) throw new PlainError('That is not an amount of time.');
  if (milliseconds <= 0) throw new PlainError('The clock only moves forward.');
  const offset = offsetMs() + Math.round(milliseconds);
  if (offset > FARTHEST)
    throw new PlainError('The clock is at most ten years ahead. Begin anew with: npm start -- --reset');
  mkdirSync(dirname(file), { recursive: true });
  const aside = `${file}.${process.pid}.new`;
  writeFileSync(aside, String(offset));
  renameSync(aside, file);
  return now();
}
