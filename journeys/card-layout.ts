import type { Page } from 'playwright-core';
import { goToCard } from './card-form.ts';

/**
 * Problems with the layout of the card fields: a visible helper input, a frame outside its box, or another element on
 * top of the frame. An empty list is right.
 */
export async function cardLayoutProblems(page: Page): Promise<string[]> {
  await goToCard(page);
  await page.locator('[data-field="cvv"] iframe').waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  await goToCard(page);
  return page.evaluate(findLayoutProblems);
}

/** Runs in the page, so it uses nothing from outside itself. */
export function findLayoutProblems(): string[] {
  const name = (element: Element | null) => element?.id || element?.tagName.toLowerCase() || 'nothing';
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && getComputedStyle(element).opacity !== '0';
  };
  return [...document.querySelectorAll('[data-field]')].flatMap((field) => {
    const frame = field.querySelector('iframe');
    const box = frame?.parentElement?.parentElement;
    if (!frame || !box) return [`${field.getAttribute('data-field')} has no frame`];
    const strays = [...field.querySelectorAll('input')]
      .filter(isSeen)
      .map((input) => `${name(input)} is seen`);
    const [inner, outer] = [frame.getBoundingClientRect(), box.getBoundingClientRect()];
    const middle = (inner.top + inner.bottom) / 2;
    const isInside =
      inner.left >= outer.left &&
      inner.right <= outer.right &&
      inner.top >= outer.top &&
      inner.bottom <= outer.bottom;
    const covers = [0.05, 0.25, 0.5, 0.75, 0.95]
      .map((part) => document.elementFromPoint(inner.left + inner.width * part, middle))
      .filter((top) => top !== frame)
      .map((top) => `${name(top)} is over ${frame.name}`);
    return [...strays, ...(isInside ? [] : [`${frame.name} is outside its box`]), ...covers];
  });
}
