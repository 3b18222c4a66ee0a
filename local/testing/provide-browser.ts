import { ensureChromium } from './chromium.ts';

/** Jest's global setup for tests that open a browser. Sets CHROMIUM_PATH; throws when no Chromium can be found or installed. */
export default function provideBrowser(): void {
  process.env.CHROMIUM_PATH = ensureChromium(console.log);
}
