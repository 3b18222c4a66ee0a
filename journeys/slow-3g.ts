import { loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { type JourneyBrowser, openBrowser } from './browser.ts';
import { furtherPages } from './further-pages.ts';
import { USER_AGENTS } from './phones.ts';
import { ROUTES } from './routes.ts';
import type { Viewer } from './viewers.ts';
import { openWorld } from './world.ts';

/**
 * `npm run slow-3g`: when a phone on slow 3G first shows text, on every route and every page outside the app, for a
 * visitor, a member and an admin. Each visit has a browser context of its own, so nothing is cached. Prints a table and
 * exits 1 if a median is over MOST. `npm run slow-3g -- 1 /terms /pricing` visits these pages once.
 */
const VISITS = Number(process.argv[2] ?? 3);
const ONLY = process.argv.slice(3);
const MOST = 1_500;
/** "3G Slow" of WebPageTest: 400 kbit/s both ways and 400 ms. Chromium adds the latency to each request, not to the connection. */
const BYTES_PER_SECOND = 400_000 / 8;
const SLOW_3G = {
  offline: false,
  latency: 400,
  downloadThroughput: BYTES_PER_SECOND,
  uploadThroughput: BYTES_PER_SECOND,
};
/** Of the paths with a plan's code the routes have one example. */
const CHECKOUTS = ['/checkout/plus', '/checkout/premium', '/checkout/premium_with_trial'];
const MEMBERS_PATHS = ROUTES.filter(({ lands }) => lands.startsWith('/signin?')).map(({ path }) => path);

/** When the page first showed text of its own, and the beginning of that text. */
type FirstText = { ms: number; text: string };

declare global {
  interface Window {
    firstText?: FirstText;
  }
}

/** Runs in the page. The name of the product, links around the page and what only screen readers get do not count. */
function watchFirstText(): void {
  const isShown = ({ data, parentElement }: Text) =>
    /\p{L}/u.test(data) &&
    data.trim() !== 'Chalkline' &&
    parentElement?.closest('.visually-hidden, noscript, script, style, nav, [href^="#"]') === null &&
    parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    parentElement.getBoundingClientRect().top < innerHeight;
  const findText = () => {
    const texts = document.body && document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts?.nextNode())
      if (isShown(texts.currentNode as Text)) return (texts.currentNode as Text).data.trim();
    return null;
  };
  const keep = (text: string) => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    if (painted === undefined) return requestAnimationFrame(() => keep(text));
    window.firstText = { ms: Math.round(Math.max(painted, performance.now())), text };
  };
  const look = () => {
    const text = findText();
    // A frame later it has been painted.
    requestAnimationFrame(text === null ? look : () => keep(text));
  };
  requestAnimationFrame(look);
}

async function visitPage(browser: JourneyBrowser, viewer: Viewer, path: string): Promise<FirstText> {
  const { page, end } = await browser.visit({
    ...{ as: viewer, width: 390, height: 844, userAgent: USER_AGENTS.Android },
  });
  await page.addInitScript(watchFirstText);
  await slowDown(page);
  await page.goto(path, { waitUntil: 'commit' });
  const first = await page.waitForFunction(() => window.firstText);
  const value = (await first.jsonValue()) as FirstText;
  await end();
  return value;
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_3G);
}

function medianOf(visits: FirstText[]): FirstText | undefined {
  return visits.toSorted((one, other) => one.ms - other.ms)[Math.floor(visits.length / 2)];
}

async function pathsOf(origin: string, viewer: Viewer): Promise<string[]> {
  const own = viewer === 'visitor' ? [...ROUTES.map(({ path }) => path), ...CHECKOUTS] : MEMBERS_PATHS;
  const everyones = viewer === 'visitor' ? [] : await furtherPages(origin, 'visitor');
  const further = (await furtherPages(origin, viewer)).filter((path) => !everyones.includes(path));
  const paths = [...own, ...further];
  return ONLY.length > 0 ? paths.filter((path) => ONLY.includes(path)) : paths;
}

const world = await openWorld({ say: console.log });
try {
  const browser = await openBrowser(world.origin);
  let late = 0;
  for (const viewer of ['visitor', 'premium', 'admin'] as const)
    for (const path of await pathsOf(world.origin, viewer)) {
      const visits: FirstText[] = [];
      for (let visit = 0; visit < VISITS; visit += 1) visits.push(await visitPage(browser, viewer, path));
      const { ms, text } = medianOf(visits) ?? { ms: Number.NaN, text: '' };
      if (!(ms <= MOST)) late += 1;
      const all = visits.map((visit) => visit.ms).join(', ');
      const shown = JSON.stringify(text.replaceAll(/\s+/g, ' ').slice(0, 60));
      console.log(
        `  ${ms <= MOST ? '✓' : '✗'} ${viewer} ${path}: ${ms} ms (${all}), load ${loadavg()[0]?.toFixed(1)}, ${shown}`,
      );
    }
  await browser.close();
  console.log(
    late === 0 ? `Every page has text within ${MOST} ms.` : `${late} pages are later than ${MOST} ms.`,
  );
  process.exitCode = late === 0 ? 0 : 1;
} finally {
  await world.close();
}
