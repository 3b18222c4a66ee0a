import type { Page } from 'playwright-core';

type Holding = { letTimersGo(): void };

/**
 * What would happen on this page after just so long waits until it is let go: a screen that passes by itself would be
 * gone before a busy machine has looked at it. Answers how to let it go.
 */
export async function holdTimersOf(page: Page, milliseconds: number): Promise<() => Promise<void>> {
  await page.addInitScript((held) => {
    const start = window.setTimeout.bind(window);
    const stop = window.clearTimeout.bind(window);
    const waiting = new Map<number | undefined, TimerHandler>();
    Object.assign(window, {
      setTimeout: (work: TimerHandler, after?: number, ...given: unknown[]) => {
        if (after !== held) return start(work, after, ...given);
        const never = start(() => {}, 2 ** 31 - 1);
        waiting.set(never, work);
        return never;
      },
      clearTimeout: (timer?: number) => {
        waiting.delete(timer);
        stop(timer);
      },
      letTimersGo: () => {
        for (const work of waiting.values()) start(work);
        waiting.clear();
      },
    });
  }, milliseconds);
  return () => page.evaluate(() => (window as unknown as Holding).letTimersGo());
}
