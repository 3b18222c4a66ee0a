import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#local/system/child-process.ts';
import { openBrowser } from './browser.ts';
import { openWorld } from './world.ts';

/** `npm run screenshot`: the README's picture of the record, as everybody sees it. */
const file = join(root, 'docs', 'screenshot.png');
const world = await openWorld({ say: console.log });
try {
  const browser = await openBrowser(world.origin);
  const { page } = await browser.visit();
  // A first visit is painted in the system's font, and the font of the product is kept for the next.
  for (const path of ['/start', '/record']) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.load('1em "Inter Variable"'));
  }
  await page.getByRole('heading', { name: 'Hit rate by league' }).waitFor();
  mkdirSync(join(root, 'docs'), { recursive: true });
  await page.screenshot({ path: file });
  await browser.close();
  console.log(`The picture is ${file}`);
} finally {
  await world.close();
}
