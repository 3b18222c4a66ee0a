import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from 'playwright-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** The findings that another theme can change. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

// That package brings axe, and puts it into a page anew, twice, each time that it is asked: most of the work.
const brought = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const AXE = readFileSync(brought.resolve('axe-core/axe.min.js'), 'utf8');

/** What a question to a frame ends with that meanwhile goes from one page to the next. */
const LEFT_ITS_PAGE = /Execution context was destroyed/;

/** The inputs that braintree-web puts around its frames on phones and in Firefox. */
const CARD_HELPER = /#bt-\w+-(before|after)-/;

type Chosen = { type: 'tag' | 'rule'; values: string[] };
type Violation = { id: string; help: string; nodes: { target: string[]; failureSummary: string }[] };
type Axe = { run(context: Document, options: object): Promise<{ violations: Violation[] }> };

/** What stands in somebody's way on the open page: axe's findings for WCAG 2.0 to 2.2, A and AA; none is right. */
export function barriersOn(page: Page): Promise<string[]> {
  return findings(page, { type: 'tag', values: RULES });
}

/** The same for a page that has been looked at in the other theme. */
export function barriersOfColours(page: Page): Promise<string[]> {
  return findings(page, { type: 'rule', values: OF_COLOURS });
}

async function findings(page: Page, runOnly: Chosen): Promise<string[]> {
  await untilStill(page);
  await Promise.all(page.frames().map(bringAxe));
  const violations = await page.evaluate(async (chosen) => {
    const { axe } = window as unknown as { axe: Axe };
    // Nothing is preloaded: what axe would read its style sheets for is asked for by none of the rules.
    const found = await axe.run(document, { runOnly: chosen, resultTypes: ['violations'], preload: false });
    return found.violations;
  }, runOnly);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      // The processor's card fields are see-through; axe, inside their frames, takes white for what is behind.
      .filter(({ target }) => id !== 'color-contrast' || target.length === 1)
      // Its helper inputs hand the focus on at once: card-form.test.ts shows where to.
      .filter(({ target }) => id !== 'aria-hidden-focus' || !CARD_HELPER.test(String(target.at(-1))))
      .map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
  );
}

/**
 * Frames of the page are asked by axe itself. One that goes to its page only now is waited for: going there takes axe
 * away again. One that leaves meanwhile is not looked at.
 */
async function bringAxe(frame: Frame): Promise<void> {
  try {
    await frame.waitForLoadState();
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  } catch (failure) {
    if (frame.isDetached()) return;
    if (!LEFT_ITS_PAGE.test(String(failure)) || !frame.parentFrame()) throw failure;
    await bringAxe(frame);
  }
}

/**
 * What is busy is not yet what somebody gets: the fields of a card come in frames that begin empty. Colours fade for
 * a moment when the theme changes; what is seen on the way says nothing.
 */
async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
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
