import type { Locator, Page, Response } from 'playwright-core';

/** The next stream of live picks that this page opens. */
export function streamOf(page: Page): Promise<Response> {
  return page.waitForResponse((answer) =>
    String(answer.headers()['content-type']).startsWith('text/event-stream'),
  );
}

/** What a page says of a pick that came over its stream, and of none that it asked for. */
export function newsOf(page: Page, { teamOne, teamTwo }: { teamOne: string; teamTwo: string }): Locator {
  return page.getByRole('status').getByText(`New pick: ${teamOne} vs ${teamTwo}`);
}
