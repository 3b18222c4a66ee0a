import type { Page } from 'playwright-core';

/** The conversion events of the page from now on, in order; the local world logs them to the console. */
export function recordConversions(page: Page): Promise<object>[] {
  const conversions: Promise<object>[] = [];
  page.on('console', (message) => {
    const [mark, event] = message.args();
    if (message.text().startsWith('tracking') && mark && event) conversions.push(event.jsonValue());
  });
  return conversions;
}
