import AxeBuilder from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { startBraintree } from '../server.ts';
import { launchChromium } from '../testing/card-page.ts';
import { type Local, startLocal } from '../testing/gateway.ts';
import { serveBelow } from '../testing/serve-below.ts';

let browser: Browser;
let local: Local;
let page: Page;
const foreign: string[] = [];

beforeAll(async () => {
  [browser, local] = await Promise.all([launchChromium(), startLocal()]);
  const { customer } = await local.gateway.customer.create({
    firstName: 'Ann',
    email: 'ann@example.test',
    paymentMethodNonce: 'fake-valid-nonce',
  });
  await local.gateway.transaction.sale({
    amount: '79.00',
    paymentMethodToken: customer.creditCards[0]?.token,
    orderId: 'renew:1',
    options: { submitForSettlement: true },
  });
  page = await browser.newPage();
  page.on('request', (request) => {
    if (!request.url().startsWith(local.url) && !request.url().startsWith('data:'))
      foreign.push(request.url());
  });
  await page.goto(`${local.url}/__control`);
});
afterAll(async () => {
  await browser.close();
  await local.close();
});

/** The answer to the next change; the page also reads the state every second. */
const written = (from: Page) => from.waitForResponse((answer) => answer.request().method() === 'PUT');

describe('the control page', () => {
  test('shows customers, cards, charges and the recent calls', async () => {
    await page.waitForSelector('#customers :text("ann@example.test")');
    await page.waitForSelector('#cards :text("Visa 1111")');
    await page.waitForSelector('#charges :text("renew:1")');
    expect(await page.locator('#calls tbody tr').count()).toBe(2);
  });

  test('makes the next sale fail', async () => {
    await page.selectOption('#fault [name=effect]', { label: 'Declined by the bank' });
    await page.fill('#fault [name=detail]', '2004');
    await page.click('#fault button');
    await page.waitForSelector('#faults :text("declined with 2004")');
    const sale = await local.gateway.transaction.sale({
      amount: '79.00',
      paymentMethodNonce: 'fake-valid-nonce',
    });
    expect(sale.message).toBe('Expired Card');
    await page.waitForSelector('#faults :text("No fault is switched on.")');
    await page.waitForSelector('#charges :text("processor declined")');
  });

  test('shows what is wrong with a fault', async () => {
    await page.fill('#fault [name=detail]', '1');
    await page.click('#fault button');
    await page.waitForSelector('#fault-error:not(:empty)');
  });

  test('settles, disputes and decides a dispute', async () => {
    await page.click('#charges button:text("Settle")');
    await page.click('#charges tr:has-text("settled") button:text("Dispute")');
    await page.click('#charges button:text("Dispute won")');
    await page.waitForSelector('#charges :text("dispute won")');
  });

  test('switches settings', async () => {
    const saved = written(page);
    await page.check('#settings [name=duplicateChecking]');
    await saved;
    expect(local.world.vault.settings.duplicateChecking).toBe(true);
  });

  test('is the same below the path of another server', async () => {
    const other = await serveBelow('/payments', local.url);
    const below = await browser.newPage();
    try {
      await below.goto(`${other.url}/payments/__control`);
      const saved = written(below);
      await below.uncheck('#settings [name=duplicateChecking]');
      await saved;
      expect(local.world.vault.settings.duplicateChecking).toBe(false);
    } finally {
      await below.close();
      await other.close();
    }
  });

  test.each([
    [390, 'dark'],
    [1280, 'light'],
  ] as const)('axe finds nothing at %i px, %s, and nothing overflows', async (width, scheme) => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme });
    try {
      const shown = await context.newPage();
      await shown.goto(`${local.url}/__control`);
      await shown.waitForSelector('#charges table');
      const { violations } = await new AxeBuilder({ page: shown }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
      expect(await shown.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    } finally {
      await context.close();
    }
  });

  test('takes its look from the product it runs behind', async () => {
    const dressed = await startBraintree({ look: { style: '/brand.css', script: '/theme.js' } });
    try {
      const html = await (await fetch(`${dressed.url}/__control`)).text();
      expect(html).toMatch(
        /page\.css">\s*<link rel="stylesheet" href="\/brand\.css">\s*<script src="\/theme\.js">/,
      );
    } finally {
      await dressed.close();
    }
  });

  test('requests nothing from any other host', () => {
    expect(foreign).toEqual([]);
  });
});
