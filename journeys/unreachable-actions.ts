import type { Page } from 'playwright-core';

/**
 * The actions of the page's main part that nobody reaches: beyond the window, in a part that scrolls sideways, or under
 * another element. An empty list is right.
 */
export function unreachableActions(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const name = (element: Element) => {
      const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return `${element.tagName.toLowerCase()} ${words.trim().slice(0, 60)}`;
    };
    const isReached = (action: Element) => {
      action.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      // A link over two lines has nothing in its middle.
      const box = action.getClientRects()[0];
      if (!box || box.left < 0 || box.right > document.documentElement.clientWidth) return false;
      const onTop = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      return action === onTop || action.contains(onTop);
    };
    const scrollsSideways = (element: Element) =>
      element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX);
    // The sidebar's links are in a menu of phones, which is the header's or the bar below the desk.
    const actions = [...main.querySelectorAll('a, button, select')].filter(
      (action) => !action.closest('aside, [data-phone-bar]'),
    );
    // A menu may be a line that scrolls: it says on which side it goes on, and its links are tried above.
    const sideways = [main, ...main.querySelectorAll(':not(input)')].filter(
      (element) => element.clientWidth > 1 && !element.closest('nav') && scrollsSideways(element),
    );
    const pageIsWider = document.documentElement.scrollWidth > document.documentElement.clientWidth;
    return [
      ...actions.filter((action) => !isReached(action)).map((action) => `${name(action)} is out of reach`),
      ...sideways.map((element) => `${element.className} scrolls sideways`),
      ...(pageIsWider ? ['the page scrolls sideways'] : []),
    ];
  });
}
