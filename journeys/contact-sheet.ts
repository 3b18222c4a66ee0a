import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '#local/world/child.ts';
import { type JourneyBrowser, openBrowser, type Theme } from './browser.ts';
import { PERSONS, type Person } from './persons.ts';
import { ROUTES } from './routes.ts';
import { type Picture, sheet } from './sheet.ts';
import { openWorld } from './world.ts';

/**
 * `npm run contact-sheet`: each route as each person sees it, wide and narrow, light and dark, with one page over
 * them all: .local/contact-sheet/index.html. Names of persons, parts of paths and widths as arguments choose:
 * `npm run contact-sheet -- visitor premium /start 360 768 1440`.
 */
const folder = join(root, '.local', 'contact-sheet');
const THEMES: readonly Theme[] = ['light', 'dark'];
const WIDTHS = [1280, 390];
const chosen = process.argv.slice(2);
const chosenWidths = chosen.map(Number).filter((width) => width > 0);
const widths = chosenWidths.length > 0 ? chosenWidths : WIDTHS;
const people = Object.keys(PERSONS) as Person[];
const persons = people.filter((person) => isChosen(person, people));
const paths = ROUTES.map(({ path }) => path).filter((path) => isChosen(path, chosen.filter(isPath)));

function isPath(word: string): boolean {
  return word.startsWith('/');
}

/** Without a word about it, all are. */
function isChosen(name: string, among: readonly string[]): boolean {
  const words = chosen.filter((word) => among.includes(word));
  return words.length === 0 || words.includes(name);
}

async function takeAll(browser: JourneyBrowser, person: Person): Promise<Picture[]> {
  const pictures: Picture[] = [];
  const taken = new Set<string>();
  for (const theme of THEMES) {
    const { page, context } = await browser.visit({ as: person, theme });
    for (const path of paths) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      const lands = new URL(page.url()).pathname;
      for (const width of widths) {
        const file = `${person}-${lands.replaceAll(/\W+/g, '_')}-${theme}-${width}.png`;
        // Where another route has led to already, it looks the same.
        if (!taken.has(file)) await take(page, file, width);
        taken.add(file);
        pictures.push({ file, person, path, lands, theme, width });
      }
    }
    await context.close();
  }
  console.log(`  ✓ ${person}: ${taken.size} pictures`);
  return pictures;
}

async function take(page: Page, file: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.screenshot({ path: join(folder, file), fullPage: true });
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const world = await openWorld({ say: console.log });
try {
  const browser = await openBrowser(world.origin);
  const pictures: Picture[] = [];
  for (const person of persons) pictures.push(...(await takeAll(browser, person)));
  await browser.close();
  writeFileSync(join(folder, 'index.html'), sheet(pictures));
  console.log(`The sheet is ${join(folder, 'index.html')}`);
} finally {
  await world.close();
}
