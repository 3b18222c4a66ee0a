import type { Page, Response } from 'playwright-core';

/** Longer than a page ever waits before it opens its stream again. */
const PATIENCE_MS = 60_000;

/** The next stream of live picks that this page opens. */
export function streamOf(page: Page): Promise<Response> {
  return page.waitForResponse(isStream, { timeout: PATIENCE_MS });
}

export function isStream(answer: Response): boolean {
  return String(answer.headers()['content-type']).startsWith('text/event-stream');
}

type Listening = { news: string[] };

/**
 * Writes down from now on what the open page says of picks that come over its stream: what another journey posts takes
 * the place of the news before.
 */
export async function listenForNews(page: Page): Promise<void> {
  await page.evaluate(() => {
    const news: string[] = [];
    Object.assign(window, { news });
    new MutationObserver(() => {
      for (const said of document.querySelectorAll('[role="status"]')) news.push(said.textContent);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** Waits for a page that was listened to, to say that a pick came over its stream, not that it asked for it. */
export async function newsOf(page: Page, { teamOne, teamTwo }: Record<'teamOne' | 'teamTwo', string>) {
  const words = `New pick: ${teamOne} @ ${teamTwo}`;
  await page.waitForFunction(
    (expected) => (window as unknown as Listening).news.some((said) => said.includes(expected)),
    words,
  );
}
