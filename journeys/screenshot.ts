import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#local/system/child-process.ts';
import { openBrowser } from './browser.ts';
import { openWorld } from './world.ts';

/** `npm run screenshot`: the README's screenshot of Today's Picks for a premium member. */
const file = join(root, 'docs', 'screenshot.png');
const world = await openWorld({ say: console.log });
try {
  const browser = await openBrowser(world.origin);
  const { page } = await browser.visit({ as: 'premium' });
  await page.goto('/dashboard');
  await page.getByRole('article').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  mkdirSync(join(root, 'docs'), { recursive: true });
  await page.screenshot({ path: file });
  await browser.close();
  console.log(`The picture is ${file}`);
} finally {
  await world.close();
}
