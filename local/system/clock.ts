import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { UserFacingError } from './errors.ts';

/** Ten years, in milliseconds: longer than anything the product promises, and well within what a Date can hold. */
const MAX_OFFSET = 10 * 366 * 24 * 3_600_000;

/**
 * How far the product's clock is ahead of the machine's, in milliseconds. It is read each time from the file that
 * CLOCK_FILE names, so that all processes of the local world agree.
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

/** Throws UserFacingError for an amount by which the clock cannot be moved: anything but a positive number. */
export function checkMove(milliseconds: number): void {
  if (!Number.isFinite(milliseconds)) throw new UserFacingError('That is not an amount of time.');
  if (milliseconds <= 0) throw new UserFacingError('The clock only moves forward.');
  if (offsetMs() + milliseconds > MAX_OFFSET)
    throw new UserFacingError('The clock is at most ten years ahead. Start over with: npm start -- --reset');
}

/**
 * Moves the clock of every process forward and returns the new time.
 * Throws UserFacingError for anything but a positive number of milliseconds: time never goes back.
 */
export function moveForward(milliseconds: number): Date {
  const file = process.env.CLOCK_FILE;
  if (!file) throw new UserFacingError('This world has no movable clock: CLOCK_FILE is not set.');
  checkMove(milliseconds);
  const offset = offsetMs() + Math.ceil(milliseconds);
  mkdirSync(dirname(file), { recursive: true });
  const aside = `${file}.${process.pid}.new`;
  writeFileSync(aside, String(offset));
  renameSync(aside, file);
  return now();
}
