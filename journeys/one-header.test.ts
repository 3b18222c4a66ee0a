import { expect, test } from '@jest/globals';
import type { Locator, Page, Route } from 'playwright-core';
import { testBrowser } from './test-browser.ts';
import type { Viewer } from './viewers.ts';

/** The header that React draws, and that of the pages that are the same bytes for everyone. */
const visit = testBrowser();

/** The addresses of a past day, a pick and an analyst. */
async function publicPages(page: Page): Promise<string[]> {
  const map = await (await page.request.get('/sitemap.xml')).text();
  return [/\/record\/\d[\d-]+/, /\/picks\/[\w-]+/, /\/analysts\/[\w-]+/].map((path) => {
    const [found] = path.exec(map) ?? [];
    if (!found) throw new Error(`No ${path} in the sitemap`);
    return found;
  });
}

interface Entry {
  name: string;
  to: string | null;
  box: number[];
}

/** What a reader sees and may press, from left to right. */
async function entriesOf(within: Locator): Promise<Entry[]> {
  return await within.evaluate((element) =>
    [...element.querySelectorAll('a, button')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .map((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        return {
          name: each.getAttribute('aria-label') ?? each.textContent?.trim() ?? '',
          to: each.getAttribute('href'),
          box: [left, top, width, height],
        };
      }),
  );
}

/** Of the first page on, when its scripts know who reads it. */
async function known(page: Page, as: Viewer, width: number): Promise<Locator> {
  const banner = page.getByRole('banner');
  if (width > 860) {
    const last = as === 'visitor' ? 'link' : 'button';
    await banner.getByRole(last, { name: as === 'visitor' ? 'Get Started' : 'Account' }).waitFor();
    await banner.getByRole('button', { name: 'Dark theme' }).waitFor();
  } else await banner.getByRole('button', { name: 'Open menu' }).waitFor();
  return banner;
}

/** When the font has come too, which a public page then uses. */
async function settled(page: Page, as: Viewer, width: number): Promise<Entry[]> {
  const banner = await known(page, as, width);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return await entriesOf(banner);
}

/** The front end uses the font only if it is in time for the first paint, and the font that stands in is a little wider or narrower. */
const PIXELS = 8;

function expectSamePlaces(path: string, found: Entry[], expected: Entry[]): void {
  const named = (entries: Entry[]) => entries.map(({ name, to }) => ({ name, to }));
  expect(named(found)).toEqual(named(expected));
  const moved = found.flatMap(({ name, box }, index) =>
    box.map((value, side) => ({ name, side, by: value - Number(expected[index]?.box[side]) })),
  );
  expect({ path, moved: moved.filter(({ by }) => Math.abs(by) > PIXELS) }).toEqual({ path, moved: [] });
}

test.each<[Viewer, number]>([
  ['visitor', 1280],
  ['visitor', 390],
  ['plus', 1280],
  ['plus', 390],
  ['admin', 1280],
])('%s at %i px sees the same header on every page', async (as, width) => {
  const { page } = await visit({ as, width });
  await page.goto('/record');
  const drawn = await settled(page, as, width);
  expect(drawn.length).toBeGreaterThan(1);
  for (const path of await publicPages(page)) {
    await page.goto(path);
    expectSamePlaces(path, await settled(page, as, width), drawn);
  }
});

test.each<Viewer>(['visitor', 'admin'])(
  'the header of %s stands still when the font comes late',
  async (as) => {
    const { page } = await visit({ as, width: 1280 });
    const paths = await publicPages(page);
    await page.goto(paths[0] ?? '');
    const inFont = await settled(page, as, 1280);
    for (const path of ['/record', ...paths]) {
      const asked: Route[] = [];
      await page.route('**/*.woff2', (route) => void asked.push(route));
      await page.goto(path, { waitUntil: 'commit' });
      const late = await entriesOf(await known(page, as, 1280));
      expect(asked).not.toEqual([]);
      // Lets the font through.
      await page.unrouteAll();
      expectSamePlaces(path, late, inFont);
    }
  },
);

test.each<Viewer>(['visitor', 'plus', 'admin'])('%s finds the same in the menu of a phone', async (as) => {
  const { page } = await visit({ as, width: 390 });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const namesAt = async (path: string) => {
    await page.goto(path);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: as === 'visitor' ? 'Free day' : 'Account Settings' }).waitFor();
    await menu.getByRole('button', { name: 'Dark theme' }).waitFor();
    return (await entriesOf(menu.getByRole('navigation'))).map(({ name, to }) => ({ name, to }));
  };
  const drawn = await namesAt('/record');
  for (const path of await publicPages(page)) expect(await namesAt(path)).toEqual(drawn);
});

test('the theme that is chosen on a public page holds everywhere', async () => {
  const { page, context } = await visit();
  const [day = ''] = await publicPages(page);
  await page.goto(day);
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await page.getByRole('button', { name: 'Light theme' }).waitFor();
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await ground()).toBe('rgb(11, 14, 17)');
  const other = await context.newPage();
  await other.goto('/record');
  await other.getByRole('button', { name: 'Light theme' }).click();
  await page.getByRole('button', { name: 'Dark theme' }).waitFor();
  expect(await ground()).toBe('rgb(244, 245, 246)');
});

test('a member opens and leaves the account menu of a public page, and signs out there', async () => {
  const { page } = await visit({ as: 'plus' });
  const [day = ''] = await publicPages(page);
  await page.goto(day);
  const account = page.getByRole('button', { name: 'Account' });
  const settings = page.getByRole('link', { name: 'Account Settings' });
  await account.click();
  await settings.focus();
  await page.keyboard.press('Escape');
  expect(await settings.isVisible()).toBe(false);
  expect(await account.evaluate((button) => button === document.activeElement)).toBe(true);
  await account.click();
  await page.getByRole('heading', { level: 1 }).click();
  expect(await account.getAttribute('aria-expanded')).toBe('false');
  await account.click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL('**/sign-in');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor();
  await page.goto(day);
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor();
  expect(await account.isVisible()).toBe(false);
});
