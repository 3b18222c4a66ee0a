import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** The findings that another theme can change. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What stands in somebody's way on the open page: axe's findings for WCAG 2.0 to 2.2, A and AA; none is right. */
export function barriersOn(page: Page): Promise<string[]> {
  return findings(page, (axe) => axe.withTags(RULES));
}

/** The same for a page that has been looked at in the other theme. */
export function barriersOfColours(page: Page): Promise<string[]> {
  return findings(page, (axe) => axe.withRules(OF_COLOURS));
}

async function findings(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  await untilStill(page);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await choose(axe).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      // The processor's card fields are see-through; axe, inside their frames, takes white for what is behind.
      .filter(({ target }) => id !== 'color-contrast' || target.length === 1)
      .map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
  );
}

/** Colours fade for a moment when the theme changes; what is seen on the way says nothing. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    const fading = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    return Promise.allSettled(fading.map(({ finished }) => finished));
  });
}

/** A phone, the narrowest one, and a wide window at 400 % and at 200 % (WCAG 1.4.10). */
const NARROW = [320, 360, 640];

/** Where the page can only be read by scrolling sideways, as 'width: by so much'; nowhere is right. */
export async function overflowsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of NARROW) {
    await page.setViewportSize({ width, height: 780 });
    const overflow = await overflowOf(page);
    if (overflow > 0) found.push(`${width}: by ${overflow}`);
  }
  return found;
}

/** What moves on the page of somebody who asked for less motion; nothing is right. */
export function motionOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect as KeyframeEffect).target?.className ?? ''),
  );
}

/** By how many CSS pixels the page is wider than its window; 0 is right. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
