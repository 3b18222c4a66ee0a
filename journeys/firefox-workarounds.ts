import type { BrowserContext } from 'playwright-core';

/** What Playwright needs to drive a released Firefox as it drives Chromium. */
export async function workAroundFirefox(context: BrowserContext): Promise<void> {
  await context.addInitScript(insertTextLikeTyping);
  await context.addInitScript(hideElementReferences);
}

/**
 * Playwright fills a field by setting its value from within the page, which React takes for its own doing and undoes.
 * Here the text is inserted as if it were typed: the browser changes the value and says so.
 */
function insertTextLikeTyping(): void {
  const insert = (text: string) => {
    const { activeElement } = document;
    // Playwright goes on inside the frame that has the focus.
    if (activeElement?.tagName === 'IFRAME') return activeElement;
    document.execCommand('insertText', false, text);
  };
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => {} });
}

/**
 * Firefox 153 crashes when `ariaLabelledByElements` or its like is read by a page's script, axe, and then by
 * Playwright's. The pages do not use them.
 */
function hideElementReferences(): void {
  for (const name of Object.getOwnPropertyNames(Element.prototype)) {
    if (/^aria\w+Elements$/.test(name)) Reflect.deleteProperty(Element.prototype, name);
  }
}
