import type { Page } from 'playwright-core';

/** What the pages tell the advertisers from now on, in order: in the local world it stands in the console. */
export function listenForConversions(page: Page): Promise<object>[] {
  const told: Promise<object>[] = [];
  page.on('console', (message) => {
    const [mark, event] = message.args();
    if (message.text().startsWith('tracking') && mark && event) told.push(event.jsonValue());
  });
  return told;
}
