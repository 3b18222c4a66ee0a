import type { Page } from 'playwright-core';

/** The conversion events of the page from now on, in order; the local world logs them to the console. */
export function recordConversions(page: Page): Promise<object>[] {
  const told: Promise<object>[] = [];
  page.on('console', (message) => {
    const [mark, event] = message.args();
    if (message.text().startsWith('tracking') && mark && event) told.push(event.jsonValue());
  });
  return told;
}
