import type { BrowserContext } from 'playwright-core';

/**
 * Playwright fills a field in Firefox by setting its value from within the page, which React takes for its own doing
 * and undoes. Here the text is inserted as if it were typed: the browser changes the value and says so.
 */
export function typeAsPeopleDo(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const insert = (text: string) => {
      const { activeElement } = document;
      // Playwright goes on inside the frame that has the focus.
      if (activeElement?.tagName === 'IFRAME') return activeElement;
      document.execCommand('insertText', false, text);
    };
    Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => {} });
  });
}
