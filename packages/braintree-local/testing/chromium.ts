import { type Browser, chromium } from 'playwright-core';

/** A headless Chromium that resolves no name outside this machine: CHROMIUM_PATH, else the one of Playwright. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  });
}
