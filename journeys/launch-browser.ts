import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, firefox } from 'playwright-core';
import { root } from '#local/system/child-process.ts';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '#local/testing/chromium.ts';
import { ensureFirefox, FIREFOX_PREFERENCES } from '#local/testing/firefox.ts';

/** Set BROWSER=firefox and all journeys run there. */
export const inFirefox = (): boolean => process.env.BROWSER === 'firefox';

/** Finds or installs the browser once for all test files. Sets CHROMIUM_PATH or FIREFOX_PATH. */
export function ensureBrowser(): void {
  if (inFirefox()) process.env.FIREFOX_PATH = ensureFirefox(console.log);
  else process.env.CHROMIUM_PATH = ensureChromium(console.log);
}

export function launchBrowser(): Promise<Browser> {
  ensureBrowser();
  if (!inFirefox())
    return chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_ARGUMENTS });
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath: join(root, 'local', 'testing', 'firefox-relay.mjs'),
    env: { ...process.env, FIREFOX_PATH: process.env.FIREFOX_PATH },
    firefoxUserPrefs: FIREFOX_PREFERENCES,
  });
}

/** A whole Chromium without a window. It shows notifications, and takes about a half longer than the shell. */
export function launchWholeChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(console.log, 'WHOLE'), args: CHROMIUM_ARGUMENTS });
}

/** Without motion, screenshots and measurements are repeatable. In Firefox a preference sets it. */
export const reducedMotion = (): BrowserContextOptions => (inFirefox() ? {} : { reducedMotion: 'reduce' });
