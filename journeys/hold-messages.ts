import type { Page } from 'playwright-core';

type Holding = { holdMessages(): void; releaseMessages(): void };

/**
 * Holds what frames tell the page, as a busy phone does, until it is released. To be called before the page is opened;
 * `hold` begins.
 */
export async function holdMessages(page: Page) {
  await page.addInitScript(() => {
    let held: MessageEvent[] | null = null;
    window.addEventListener(
      'message',
      (event) => {
        if (!held) return;
        event.stopImmediatePropagation();
        held.push(event);
      },
      true,
    );
    Object.assign(window, {
      holdMessages: () => {
        held = [];
      },
      releaseMessages: () => {
        const waiting = held ?? [];
        held = null;
        for (const { data, origin, source, ports } of waiting)
          window.dispatchEvent(new MessageEvent('message', { data, origin, source, ports: [...ports] }));
      },
    });
  });
  return {
    hold: () => page.evaluate(() => (window as unknown as Holding).holdMessages()),
    release: () => page.evaluate(() => (window as unknown as Holding).releaseMessages()),
  };
}
