import type { Page } from 'playwright-core';
import { accessibilityViolations, colorViolations, overflowOf } from './accessibility.ts';
import { type JourneyBrowser, openBrowser, type VisitOptions } from './browser.ts';
import { changeTheme } from './change-theme.ts';
import { furtherPages } from './further-pages.ts';
import { inFirefox } from './launch-browser.ts';
import { ROUTES, UNKNOWN_PATH } from './routes.ts';
import { USER_AGENTS } from './user-agents.ts';
import { VIEWERS, type Viewer } from './viewers.ts';
import { openWorld } from './world.ts';

/**
 * `npm run audit-pages`: every route × viewer × theme and the pages outside the app, on a phone (Android's user agent, 390 px) and on a desktop
 * (1440 px); BROWSER=firefox audits in Firefox. Prints axe violations, overflow and page errors, and exits 1 if there are
 * any. Names of viewers and paths as arguments choose: `npm run audit-pages -- free /dashboard`; `further`
 * chooses the pages outside the app.
 */
const ADMIN_TABS = ['coupons', 'members', 'members&member=demo-plus', 'problems'];
const PATHS = [...ROUTES.map(({ path }) => path), ...ADMIN_TABS.map((tab) => `/admin?tab=${tab}`)];
const DEVICES: Record<string, VisitOptions> = {
  phone: { width: 390, height: 844, ...(inFirefox() ? {} : { userAgent: USER_AGENTS.Android }) },
  desktop: { width: 1440, height: 900 },
};

const chosen = process.argv.slice(2);
const isChosen = (name: string, all: readonly string[]) =>
  chosen.includes(name) || !chosen.some((word) => all.includes(word));
const viewers = (Object.keys(VIEWERS) as Viewer[]).filter((viewer) => isChosen(viewer, Object.keys(VIEWERS)));
const paths = PATHS.filter((path) => isChosen(path, [...PATHS, 'further']));
const withFurther = isChosen('further', [...PATHS, 'further']);

/** Answers where it lands: its path and, unless redirected, its query. */
async function open(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const { pathname, search } = new URL(page.url());
  return path.startsWith(`${pathname}?`) ? pathname + search : pathname;
}

/** GraphiQL puts the button that closes a tab into the tab. */
const isOfGraphiql = (violation: string, page: Page) =>
  violation.startsWith('nested-interactive') && new URL(page.url()).pathname === '/explorer';

async function problemsOf(page: Page): Promise<string[]> {
  await page.waitForFunction(() => !document.querySelector('main :is([class*=skeleton], [aria-busy=true])'));
  const overflow = await overflowOf(page);
  const violations = (await accessibilityViolations(page)).filter((each) => !isOfGraphiql(each, page));
  await changeTheme(page);
  violations.push(...(await colorViolations(page)));
  return overflow > 0 ? [...violations, `overflow of ${overflow} px`] : violations;
}

/** Each page is audited in full in one theme and, in the other, by the rules that depend on colors. */
async function auditViewer(browser: JourneyBrowser, viewer: Viewer, device: string): Promise<number> {
  const { page, pageErrors, end } = await browser.visit({ as: viewer, ...DEVICES[device] });
  const audited = new Set<string>();
  let found = 0;
  const further = withFurther ? await furtherPages(world.origin, viewer) : [];
  for (const path of [...paths, ...further]) {
    if (path.startsWith('/admin?') && viewer !== 'admin') continue;
    if (path === UNKNOWN_PATH) pageErrors.allowRefused(path);
    const lands = await open(page, path);
    const problems = audited.has(lands) ? [] : await problemsOf(page);
    problems.push(...pageErrors.all());
    pageErrors.forget();
    audited.add(lands);
    for (const problem of problems) console.log(`  ✗ ${viewer}, ${device}, ${path}: ${problem}`);
    found += problems.length;
  }
  await end();
  console.log(`  ${found === 0 ? '✓' : '✗'} ${viewer}, ${device}: ${audited.size} pages, ${found} problems`);
  return found;
}

const world = await openWorld({ say: console.log });
try {
  const browser = await openBrowser(world.origin);
  let found = 0;
  for (const viewer of viewers)
    for (const device of Object.keys(DEVICES)) found += await auditViewer(browser, viewer, device);
  await browser.close();
  process.exitCode = found === 0 ? 0 : 1;
} finally {
  await world.close();
}
