import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from 'playwright-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** The rules whose result depends on the theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

// @axe-core/playwright injects axe twice for each analysis, which takes most of the time; here it is injected once.
const axePackage = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const AXE = readFileSync(axePackage.resolve('axe-core/axe.min.js'), 'utf8');

/** How an evaluation ends in a frame that navigates meanwhile. */
const NAVIGATED_AWAY = /Execution context was destroyed/;

type Chosen = { type: 'tag' | 'rule'; values: string[] };
type Violation = { id: string; help: string; nodes: { target: string[]; failureSummary: string }[] };
type Axe = { run(context: Document, options: object): Promise<{ violations: Violation[] }> };

/** Axe's violations of WCAG 2.0 to 2.2, A and AA, on the open page. An empty list is right. */
export function accessibilityViolations(page: Page): Promise<string[]> {
  return violationsOf(page, { type: 'tag', values: RULES });
}

/** Only the rules whose result depends on the theme, for a page that was checked in the other one. */
export function colorViolations(page: Page): Promise<string[]> {
  return violationsOf(page, { type: 'rule', values: COLOR_RULES });
}

async function violationsOf(page: Page, runOnly: Chosen): Promise<string[]> {
  await untilSettled(page);
  await Promise.all(page.frames().map(injectAxe));
  const violations = await page.evaluate(async (chosen) => {
    const { axe } = window as unknown as { axe: Axe };
    // None of these rules reads style sheets or media, so axe need not preload them.
    const found = await axe.run(document, { runOnly: chosen, resultTypes: ['violations'], preload: false });
    return found.violations;
  }, runOnly);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      // The card fields are transparent frames: inside them axe assumes a white background.
      .filter(({ target }) => id !== 'color-contrast' || target.length === 1)
      .map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
  );
}

/**
 * Injects axe into a frame; axe itself calls into child frames. Navigation removes axe again, so a frame that is still
 * navigating is awaited. A frame that is detached meanwhile is skipped.
 */
async function injectAxe(frame: Frame): Promise<void> {
  try {
    await frame.waitForLoadState();
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  } catch (failure) {
    if (frame.isDetached()) return;
    if (!NAVIGATED_AWAY.test(String(failure)) || !frame.parentFrame()) throw failure;
    await injectAxe(frame);
  }
}

/**
 * Waits until nothing is loading (card fields arrive in frames that start empty) and until color transitions of a
 * theme change have finished.
 */
async function untilSettled(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  await page.evaluate(() => {
    const fading = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    return Promise.allSettled(fading.map(({ finished }) => finished));
  });
}

/** The narrowest phone, a common phone, and a wide window zoomed to 200 %; 320 is also 400 % (WCAG 1.4.10). */
const NARROW = [320, 360, 640];

/** The narrow widths at which the page scrolls sideways, as 'width: by pixels'. An empty list is right. */
export async function overflowsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of NARROW) {
    await page.setViewportSize({ width, height: 780 });
    const overflow = await overflowOf(page);
    if (overflow > 0) found.push(`${width}: by ${overflow}`);
  }
  return found;
}

/** The class names of running animations, for a viewer who prefers reduced motion. An empty list is right. */
export function motionOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect as KeyframeEffect).target?.className ?? ''),
  );
}

/** By how many CSS pixels the page, or an open dialog, is wider than its window; 0 is right. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('dialog[open]')];
    return Math.max(...boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });
}
