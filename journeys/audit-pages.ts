import type { Page } from 'playwright-core';
import { accessibilityViolations, colorViolations, overflowOf } from './accessibility.ts';
import { type JourneyBrowser, openBrowser, type VisitOptions } from './browser.ts';
import { changeTheme } from './change-theme.ts';
import type { DialogEntry } from './dialogs/dialog-entry.ts';
import { DIALOGS } from './dialogs/every-dialog.ts';
import { giveVipAnEndpoint } from './dialogs/member-dialogs.ts';
import { openDialog, pathOfEntry, showControl, titleOf, todayIn } from './dialogs/open-dialog.ts';
import { furtherPages } from './further-pages.ts';
import { inFirefox } from './launch-browser.ts';
import { USER_AGENTS } from './phones.ts';
import { ROUTES, UNKNOWN_PATH } from './routes.ts';
import { VIEWERS, type Viewer } from './viewers.ts';
import { openWorld } from './world.ts';

/**
 * `npm run audit-pages`: every route × viewer × theme, every dialog and the pages outside the app, on a phone (Android's
 * user agent, 390 px) and on a desktop (1440 px); BROWSER=firefox audits in Firefox. Prints axe violations, overflow and
 * page errors, and exits 1 if there are any. Names of viewers and paths as arguments choose:
 * `npm run audit-pages -- free /dashboard`; `further` chooses the pages outside the app, `dialogs` the dialogs.
 */
const ADMIN_TABS = ['coupons', 'redemptions', 'members', 'members&member=demo-plus', 'problems'];
const PATHS = [...ROUTES.map(({ path }) => path), ...ADMIN_TABS.map((tab) => `/admin?tab=${tab}`)];
const DEVICES: Record<string, VisitOptions> = {
  phone: { width: 390, height: 844, ...(inFirefox() ? {} : { userAgent: USER_AGENTS.Android }) },
  desktop: { width: 1440, height: 900 },
};

const chosen = process.argv.slice(2);
const isChosen = (name: string, all: readonly string[]) =>
  chosen.includes(name) || !chosen.some((word) => all.includes(word));
const viewers = (Object.keys(VIEWERS) as Viewer[]).filter((viewer) => isChosen(viewer, Object.keys(VIEWERS)));
const SUBJECTS = [...PATHS, 'further', 'dialogs'];
const paths = PATHS.filter((path) => isChosen(path, SUBJECTS));
const withFurther = isChosen('further', SUBJECTS);
const withDialogs = isChosen('dialogs', SUBJECTS);

/** Answers where it lands: its path and, unless redirected, its query. */
async function open(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // Its editor comes in parts, and Firefox reports those that it stops loading when the page is left.
  if (path.endsWith('/explorer')) await page.locator('.result-window .monaco-editor').first().waitFor();
  const { pathname, search } = new URL(page.url());
  return path.startsWith(`${pathname}?`) ? pathname + search : pathname;
}

async function problemsOf(page: Page): Promise<string[]> {
  await page.waitForFunction(
    () => !document.querySelector(':is(main, dialog) :is([class*=skeleton], [aria-busy=true])'),
  );
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const overflow = await overflowOf(page);
  const violations = await accessibilityViolations(page);
  await changeTheme(page);
  violations.push(...(await colorViolations(page)));
  return overflow > 0 ? [...violations, `overflow of ${overflow} px`] : violations;
}

async function problemsOfDialog(page: Page, entry: DialogEntry, path: string): Promise<string[]> {
  await open(page, path);
  await showControl(page, entry);
  await openDialog(page, entry);
  return problemsOf(page);
}

/** Each page is audited in full in one theme and, in the other, by the rules that depend on colors. */
async function auditViewer(browser: JourneyBrowser, viewer: Viewer, device: string): Promise<number> {
  const { page, pageErrors, end } = await browser.visit({ as: viewer, ...DEVICES[device] });
  const audited = new Set<string>();
  let found = 0;
  const report = (subject: string, problems: string[]) => {
    const all = [...problems, ...pageErrors.all()];
    pageErrors.forget();
    for (const problem of all) console.log(`  ✗ ${viewer}, ${device}, ${subject}: ${problem}`);
    found += all.length;
  };
  const further = withFurther ? await furtherPages(world.origin, viewer) : [];
  for (const path of [...paths, ...further]) {
    if (path.startsWith('/admin?') && viewer !== 'admin') continue;
    if (path === UNKNOWN_PATH) pageErrors.allowRefused(path);
    const lands = await open(page, path);
    report(path, audited.has(lands) ? [] : await problemsOf(page));
    audited.add(lands);
  }
  for (const entry of dialogsOf(viewer, device)) {
    const path = pathOfEntry(entry, today);
    const subject = `${path} · ${titleOf(entry)}`;
    report(subject, await problemsOfDialog(page, entry, path).catch((failure) => [String(failure)]));
    audited.add(subject);
  }
  await end();
  console.log(
    `  ${found === 0 ? '✓' : '✗'} ${viewer}, ${device}: ${audited.size} pages and dialogs, ${found} problems`,
  );
  return found;
}

/** Those whose control is shown there. */
function dialogsOf(viewer: Viewer, device: string): DialogEntry[] {
  const hidden = device === 'phone' ? 'wide' : 'narrow';
  return withDialogs ? DIALOGS.filter(({ as, window }) => as === viewer && window !== hidden) : [];
}

const world = await openWorld({ say: console.log });
const today = await todayIn(world.origin);
try {
  const browser = await openBrowser(world.origin);
  if (viewers.includes('vip') && withDialogs) await giveVipAnEndpoint(world.origin);
  let found = 0;
  for (const viewer of viewers)
    for (const device of Object.keys(DEVICES)) found += await auditViewer(browser, viewer, device);
  await browser.close();
  process.exitCode = found === 0 ? 0 : 1;
} finally {
  await world.close();
}
