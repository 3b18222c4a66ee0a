import type { Page } from 'playwright-core';

/**
 * Waits until scripts have taken over a page that was drawn at build: before that its links only lead somewhere and
 * its buttons do nothing. The first that they do then is to care for the places of scrolling.
 */
export async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}
