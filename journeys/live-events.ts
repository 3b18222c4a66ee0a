import type { Page, Response } from 'playwright-core';

/** Longer than the longest pause before a page reconnects its stream. */
const EVENT_TIMEOUT_MS = 60_000;

/** The next event stream of live picks that this page opens. */
export function nextEventStream(page: Page): Promise<Response> {
  return page.waitForResponse(isEventStream, { timeout: EVENT_TIMEOUT_MS });
}

export function isEventStream(answer: Response): boolean {
  return String(answer.headers()['content-type']).startsWith('text/event-stream');
}

type Listening = { news: string[] };

/**
 * Records from now on what the open page announces: a pick posted by another journey replaces the previous
 * announcement.
 */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.evaluate(() => {
    const news: string[] = [];
    Object.assign(window, { news });
    new MutationObserver(() => {
      for (const status of document.querySelectorAll('[role="status"]')) news.push(status.textContent);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** Waits until a recorded page announces this pick, which it only does for picks that arrive over its stream. */
export async function waitForAnnouncement(
  page: Page,
  { teamOne, teamTwo }: Record<'teamOne' | 'teamTwo', string>,
) {
  await page.waitForFunction(
    // Picks that arrive within ten seconds are named together.
    (game) =>
      (window as unknown as Listening).news.some(
        (status) => /new picks?: /i.test(status) && status.includes(game),
      ),
    `${teamOne} @ ${teamTwo}`,
  );
}
