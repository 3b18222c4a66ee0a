import type { Page } from 'playwright-core';

/**
 * Waits until React has hydrated a prerendered page; until then its buttons do nothing. The router's first effect after
 * hydration sets scroll restoration to manual.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}
