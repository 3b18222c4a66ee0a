import { setTimeout as pause } from 'node:timers/promises';

/** Whether closing came to its end in time. The wait itself keeps no process alive. Throws what closing throws. */
export function closedWithin(milliseconds: number, closing: Promise<unknown>): Promise<boolean> {
  return Promise.race([closing.then(() => true), pause(milliseconds, false, { ref: false })]);
}
