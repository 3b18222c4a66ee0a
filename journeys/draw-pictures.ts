import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { root } from '#local/system/child-process.ts';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '#local/testing/chromium.ts';

/** `npm run pictures`: draws the icons and the share picture of frontend/public from our own SVG files. */
const target = join(root, 'frontend', 'public');
const icon = readFileSync(join(target, 'favicon.svg'), 'utf8');
const share = readFileSync(join(root, 'frontend', 'build', 'share.svg'), 'utf8');
/** Icons of systems fill their square: they cut the corners themselves. */
const square = icon.replace(' rx="7"', '');
const font = readFileSync(
  join(root, 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
).toString('base64');
const FONT_FACE = `@font-face{font-family:"Inter Variable";font-weight:100 900;src:url(data:font/woff2;base64,${font})}`;

const browser = await chromium.launch({
  executablePath: ensureChromium(console.log),
  args: CHROMIUM_ARGUMENTS,
});
for (const [file, size] of [
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
] as const)
  writeFileSync(join(target, file), await drawn(browser, square, size, size));
writeFileSync(join(target, 'favicon.ico'), icoOf(await drawn(browser, icon, 32, 32), 32));
writeFileSync(join(target, 'share.png'), await drawn(browser, share, 1200, 630));
await browser.close();

async function drawn(browser: Browser, svg: string, width: number, height: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    `<style>${FONT_FACE} body{margin:0} svg{display:block;width:${width}px;height:${height}px}</style>${svg}`,
  );
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

/** An ICO file with one PNG in it: a directory of 6 bytes, an entry of 16, then the picture. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}
