import type { Page } from 'playwright-core';

type Holding = { releaseTimers(): void };

/**
 * Holds the page's timers of exactly this duration: a screen that disappears on a timer could be gone before a busy
 * machine has checked it. Returns a function that fires them.
 */
export async function holdTimers(page: Page, milliseconds: number): Promise<() => Promise<void>> {
  await page.addInitScript((delay) => {
    const start = window.setTimeout.bind(window);
    const stop = window.clearTimeout.bind(window);
    const waiting = new Map<number | undefined, TimerHandler>();
    Object.assign(window, {
      setTimeout: (work: TimerHandler, after?: number, ...given: unknown[]) => {
        if (after !== delay) return start(work, after, ...given);
        const never = start(() => {}, 2 ** 31 - 1);
        waiting.set(never, work);
        return never;
      },
      clearTimeout: (timer?: number) => {
        waiting.delete(timer);
        stop(timer);
      },
      releaseTimers: () => {
        for (const work of waiting.values()) start(work);
        waiting.clear();
      },
    });
  }, milliseconds);
  return () => page.evaluate(() => (window as unknown as Holding).releaseTimers());
}
