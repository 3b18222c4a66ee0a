import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { goodCard, launchChromium, open, pay, type } from './testing/card-page.ts';
import { buildCheckout, scriptsOf, serveInDevelopment } from './testing/checkout-site.ts';
import { type Local, startLocal } from './testing/gateway.ts';
import { LOOPBACK_MARKER } from './vite-plugin.ts';

let browser: Browser;
let local: Local;
let production: Awaited<ReturnType<typeof buildCheckout>>;

beforeAll(async () => {
  [browser, local, production] = await Promise.all([launchChromium(), startLocal(), buildCheckout(false)]);
});
afterAll(async () => {
  await Promise.all([browser.close(), local.close(), production.remove()]);
});

async function authorization(): Promise<string> {
  return (await local.gateway.clientToken.generate({})).clientToken;
}

test('the development server of Vite serves the same page with both checks replaced', async () => {
  const site = await serveInDevelopment();
  const page = await browser.newPage();
  try {
    await open(page, site.url, await authorization());
    await type(page, goodCard);
    expect((await pay(page)).nonce).toMatch(/^tokencc_/);
  } finally {
    await page.close();
    await site.close();
  }
});

test('a production build holds the list of Braintree and nothing of the loopback check', async () => {
  const shipped = await scriptsOf(production.folder);
  const found = ['braintreegateway.com', 'braintree-api.com', LOOPBACK_MARKER, 'local-braintree'];
  expect(found.filter((text) => shipped.includes(text))).toEqual(found.slice(0, 2));
});
