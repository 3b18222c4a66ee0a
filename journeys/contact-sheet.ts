import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '#local/system/child-process.ts';
import { type JourneyBrowser, openBrowser } from './browser.ts';
import { changeTheme } from './change-theme.ts';
import { contactSheetPage, type Picture } from './contact-sheet-page.ts';
import type { DialogEntry } from './dialogs/dialog-entry.ts';
import { DIALOGS } from './dialogs/every-dialog.ts';
import { giveVipAnEndpoint } from './dialogs/member-dialogs.ts';
import { openDialog, pathOfEntry, showControl, titleOf, todayIn } from './dialogs/open-dialog.ts';
import { ROUTES } from './routes.ts';
import { VIEWERS, type Viewer } from './viewers.ts';
import { openWorld } from './world.ts';

/**
 * `npm run contact-sheet`: each route, each part of the admin's dashboard and each dialog as each viewer sees it, at
 * five widths, light and dark, with one page over them all: .local/contact-sheet/index.html. Names of viewers, parts
 * of paths and widths as arguments choose, `dialogs` only what opens, and keep the other pictures:
 * `npm run contact-sheet -- visitor premium /start 360 768 1440`.
 */
const folder = join(root, '.local', 'contact-sheet');
const list = join(folder, 'pictures.json');
const THEMES = ['light', 'dark'];
const WIDTHS = [360, 390, 768, 1280, 1440];
const ADMIN_PARTS = ['coupons', 'members', 'members&member=demo-plus', 'problems'];
const PATHS = [...ROUTES.map(({ path }) => path), ...ADMIN_PARTS.map((part) => `/admin?tab=${part}`)];

const chosen = process.argv.slice(2);
const chosenWidths = chosen.map(Number).filter((width) => width > 0);
const widths = chosenWidths.length > 0 ? chosenWidths : WIDTHS;
const everyone = Object.keys(VIEWERS) as Viewer[];
const viewers = everyone.filter((viewer) => isChosen(viewer, everyone));
const paths = PATHS.filter((path) => isChosen(path, chosen.filter(isPath)));

function isPath(word: string): boolean {
  return word.startsWith('/');
}

/** Without a matching argument, all are chosen. */
function isChosen(name: string, among: readonly string[]): boolean {
  const words = chosen.filter((word) => among.includes(word));
  return words.length === 0 || words.includes(name);
}

async function takePages(browser: JourneyBrowser, viewer: Viewer): Promise<Picture[]> {
  const pictures: Picture[] = [];
  const { page, context } = await browser.visit({ as: viewer });
  for (const path of paths) {
    if (path.includes('?') && viewer !== 'admin') continue;
    await open(page, path);
    const { pathname, search } = new URL(page.url());
    const lands = pathname + (pathname === path ? '' : search);
    // A route that redirects to a page already captured looks the same.
    const seen = pictures.filter((picture) => picture.lands === lands);
    pictures.push(...(seen.length > 0 ? seen.map((same) => ({ ...same, path })) : []));
    if (seen.length === 0) pictures.push(...(await takeAll(page, { viewer, path, lands })));
  }
  await context.close();
  return pictures;
}

async function takeDialogs(browser: JourneyBrowser, viewer: Viewer): Promise<Picture[]> {
  const pictures: Picture[] = [];
  const { page, context } = await browser.visit({ as: viewer });
  const today = await todayIn(world.origin);
  for (const entry of DIALOGS.filter((each) => each.as === viewer && isChosen(each.path, paths))) {
    await open(page, pathOfEntry(entry, today), entry);
    await showControl(page, entry);
    await openDialog(page, entry);
    await page.waitForFunction(
      () => !document.querySelector('dialog[open] :is([class*=skeleton], [aria-busy=true])'),
    );
    const path = `${entry.path} · ${titleOf(entry)}`;
    const some = widths.filter((width) => !entry.window || (entry.window === 'narrow') === width < 1000);
    pictures.push(...(await takeAll(page, { viewer, path, lands: path }, some)));
  }
  await context.close();
  return pictures;
}

async function open(page: Page, path: string, { window }: Partial<DialogEntry> = {}): Promise<void> {
  await page.setViewportSize({ width: window === 'narrow' ? 390 : 1280, height: 800 });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await untilLoaded(page);
}

/** The picks page keeps an event stream open, so its network is never idle. */
async function untilLoaded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 2_000 }).catch(() => {});
}

/**
 * Some parts are loaded only when a reader scrolls to them, and drawn only while in view. The policy of the pages refuses
 * a style element, not a sheet made by script.
 */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [sheet];
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await untilLoaded(page);
}

type Subject = Pick<Picture, 'viewer' | 'path' | 'lands'>;

/** Takes each width in both themes, ending in the first. */
async function takeAll(page: Page, subject: Subject, some = widths): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const theme of THEMES) {
    for (const width of some) {
      const file = `${subject.viewer}-${subject.lands.replaceAll(/\W+/g, '_')}-${theme}-${width}.png`;
      await page.setViewportSize({ width, height: 800 });
      // A dialog covers only the viewport; a page is captured in full length.
      const fullPage = !subject.path.includes(' · ');
      if (fullPage) await scrollThrough(page);
      await page.screenshot({ path: join(folder, file), fullPage, animations: 'disabled' });
      pictures.push({ ...subject, file, theme, width });
    }
    await changeTheme(page);
  }
  return pictures;
}

/** Pictures of earlier runs, which stay unless everything is captured again. */
function keptPictures(): Picture[] {
  if (chosen.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
}

const pictures = new Map(keptPictures().map((picture) => [picture.path + picture.file, picture]));
const world = await openWorld({ say: console.log });
try {
  const browser = await openBrowser(world.origin);
  if (viewers.includes('vip')) await giveVipAnEndpoint(world.origin);
  for (const viewer of viewers) {
    const taken = chosen.includes('dialogs') ? [] : await takePages(browser, viewer);
    taken.push(...(await takeDialogs(browser, viewer)));
    for (const picture of taken) pictures.set(picture.path + picture.file, picture);
    writeFileSync(list, JSON.stringify([...pictures.values()]));
    writeFileSync(join(folder, 'index.html'), contactSheetPage([...pictures.values()]));
    console.log(`  ✓ ${viewer}: ${new Set(taken.map(({ file }) => file)).size} pictures`);
  }
  await browser.close();
  console.log(`The sheet is ${join(folder, 'index.html')}`);
} finally {
  await world.close();
}
