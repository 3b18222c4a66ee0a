import { setTimeout as pause } from 'node:timers/promises';

/** Waits until something is so, for twenty seconds at most. Throws when it is not so by then. */
export async function until(isSo: () => boolean | Promise<boolean>, milliseconds = 20_000): Promise<void> {
  const deadline = performance.now() + milliseconds;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`Not so within ${milliseconds} ms: ${isSo}`);
    await pause(20);
  }
}
