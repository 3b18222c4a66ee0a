import type { BrowserContext, Page, Response } from 'playwright-core';

/** Resource types without text. */
const WITHOUT_TEXT = new Set(['image', 'font', 'media']);

/** Keeps the text of every response in a context. Returns a function that answers all of it. */
export function recordResponses(context: BrowserContext): () => Promise<string> {
  const texts: Promise<string>[] = [];
  context.on('response', (response) => {
    if (WITHOUT_TEXT.has(response.request().resourceType())) return;
    const text = textOf(response);
    texts.push(text);
    // A response cut off by a closing page rejects only for a caller who reads all of it.
    text.catch(() => undefined);
  });
  return async () => (await Promise.all(texts)).join('\n');
}

/** Event streams never end, so they are skipped; live-picks.test.ts reads them. */
async function textOf(response: Response): Promise<string> {
  const isRedirect = response.status() >= 300 && response.status() < 400;
  const isEventStream = response.headers()['content-type']?.startsWith('text/event-stream');
  return isRedirect || isEventStream ? '' : response.text().catch(withoutPage);
}

/** A page that went on meanwhile has dropped the answer: nobody can read it there. */
function withoutPage(failure: Error): string {
  if (/navigated away/.test(failure.message)) return '';
  throw failure;
}

/** The conversion events of the page from now on, in order; the local world logs them to the console. */
export function recordConversions(page: Page): Promise<object>[] {
  const conversions: Promise<object>[] = [];
  page.on('console', (message) => {
    const [mark, event] = message.args();
    if (message.text().startsWith('tracking') && mark && event) conversions.push(event.jsonValue());
  });
  return conversions;
}
