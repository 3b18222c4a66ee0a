import { setTimeout as pause } from 'node:timers/promises';

/** Polls until the condition holds. Throws when it does not hold within `milliseconds`. */
export async function until(isSo: () => boolean | Promise<boolean>, milliseconds = 60_000): Promise<void> {
  const deadline = performance.now() + milliseconds;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`Not so within ${milliseconds} ms: ${isSo}`);
    await pause(20);
  }
}
