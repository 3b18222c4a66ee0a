import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '#local/test-run/chromium.ts';

export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(console.log), args: CHROMIUM_ARGUMENTS });
}
