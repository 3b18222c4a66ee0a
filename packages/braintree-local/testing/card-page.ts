import type { Page } from 'playwright-core';
import { type Browser, chromium } from 'playwright-core';

/** Opens the test page, which is ready when its fields are. */
export async function open(page: Page, url: string, token: string): Promise<void> {
  await page.goto(`${url}/?authorization=${encodeURIComponent(token)}`);
  await page.waitForSelector('html[data-ready]', { timeout: 10_000 });
}

/** What is typed into, inside of the frame of a field. */
export function input(page: Page, field: string) {
  return page.frameLocator(`iframe[name="braintree-hosted-field-${field}"]`).locator('input');
}

export const goodCard = {
  number: '4111111111111111',
  expirationDate: '1230',
  cvv: '123',
  postalCode: '10001',
  cardholderName: 'Ann Lee',
};

export async function type(page: Page, card: Partial<typeof goodCard>): Promise<void> {
  for (const [field, text] of Object.entries(card)) await input(page, field).pressSequentially(text);
}

/** Presses the button; answers what the page was given, a nonce or a code. */
export async function pay(
  page: Page,
): Promise<{ nonce?: string; code?: string; details?: { keys?: string[] } }> {
  await page.evaluate(() => document.getElementById('result')?.removeAttribute('data-result'));
  await page.click('button');
  const output = page.locator('#result[data-result]');
  await output.waitFor({ state: 'attached' });
  return JSON.parse((await output.getAttribute('data-result')) ?? '{}');
}

/** A headless Chromium that resolves no name outside this machine: CHROMIUM_PATH, else the one of Playwright. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  });
}
