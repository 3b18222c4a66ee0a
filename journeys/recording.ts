import type { BrowserContext, Response } from 'playwright-core';

/** Pictures and fonts hold no text. */
const WITHOUT_TEXT = new Set(['image', 'font', 'media']);

/** Keeps the text of every answer that reaches a context; answers how to read all of it. */
export function recordAnswers(context: BrowserContext): () => Promise<string> {
  const texts: Promise<string>[] = [];
  context.on('response', (response) => {
    if (WITHOUT_TEXT.has(response.request().resourceType())) return;
    const text = textOf(response);
    texts.push(text);
    // What is under way when its page closes is missed by whoever reads all of it, and by nobody else.
    text.catch(() => undefined);
  });
  return async () => (await Promise.all(texts)).join('\n');
}

/** Live updates have no end to wait for: live-picks.test.ts reads theirs. */
async function textOf(response: Response): Promise<string> {
  const isRedirect = response.status() >= 300 && response.status() < 400;
  const isStream = response.headers()['content-type']?.startsWith('text/event-stream');
  return isRedirect || isStream ? '' : response.text();
}
