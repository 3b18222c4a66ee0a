import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { goodCard, input, launchChromium, open, pay, type } from './testing/card-page.ts';
import { buildCheckout, scriptsOf, serveFolder } from './testing/checkout-site.ts';
import { type Local, startLocal } from './testing/gateway.ts';
import { LOOPBACK_MARKER } from './vite-plugin.ts';

let browser: Browser;
let local: Local;
let development: Awaited<ReturnType<typeof buildCheckout>>;

beforeAll(async () => {
  [browser, local, development] = await Promise.all([launchChromium(), startLocal(), buildCheckout(true)]);
});

afterAll(async () => {
  await Promise.all([browser.close(), local.close(), development.remove()]);
});

async function authorization(): Promise<string> {
  return (await local.gateway.clientToken.generate({})).clientToken;
}

/** Switches a fault on, as the control page does. */
async function fault(settings: object): Promise<{ id: number }> {
  const body = JSON.stringify(settings);
  const answer = await fetch(`${local.url}/__control/faults`, { method: 'POST', body });
  return (await answer.json()) as { id: number };
}

describe('the page built with the plugin of development', () => {
  let site: Awaited<ReturnType<typeof serveFolder>>;
  let page: Page;

  beforeAll(async () => {
    site = await serveFolder(development.folder);
    page = await browser.newPage({ viewport: { width: 560, height: 620 } });
    await open(page, site.url, await authorization());
  });

  afterAll(async () => {
    await page.close();
    await site.close();
  });

  test('an empty form is refused and every field is marked', async () => {
    expect(await pay(page)).toMatchObject({ code: 'HOSTED_FIELDS_FIELDS_EMPTY' });
    await page.waitForSelector('#number.braintree-hosted-fields-invalid');
    await page.waitForSelector('#cvv.braintree-hosted-fields-invalid');
  });

  test('typing shows the brand and formats number and expiry', async () => {
    await type(page, { number: '4111' });
    await page.waitForSelector('#brand:text("Visa")');
    await type(page, { number: '111111111111', expirationDate: '1230' });
    expect(await input(page, 'number').inputValue()).toBe('4111 1111 1111 1111');
    expect(await input(page, 'expirationDate').inputValue()).toBe('12 / 30');
    await page.waitForSelector('#number.braintree-hosted-fields-valid');
  });

  test('a caret in the middle stays behind the digit that was typed', async () => {
    const number = input(page, 'number');
    await number.focus();
    await number.evaluate((element: HTMLInputElement) => element.setSelectionRange(6, 6));
    await page.keyboard.press('Backspace');
    await page.keyboard.press('5');
    expect(await number.inputValue()).toBe('4111 5111 1111 1111');
    expect(await number.evaluate((element: HTMLInputElement) => element.selectionStart)).toBe(6);
  });

  test('a number that cannot be a card is marked visibly and for screen readers', async () => {
    await page.keyboard.press('Tab');
    await page.waitForSelector('#number.braintree-hosted-fields-invalid');
    const frame = page.frameLocator('iframe[name="braintree-hosted-field-number"]');
    await frame.locator('input[aria-invalid="true"]').waitFor();
    const answer = await pay(page);
    expect(answer.code).toBe('HOSTED_FIELDS_FIELDS_INVALID');
    expect(answer.details?.keys).toEqual(['number', 'cvv', 'postalCode', 'cardholderName']);
  });

  test('American Express asks for four digits of the code, the others for three', async () => {
    await input(page, 'number').fill('378282246310005');
    await page.waitForSelector('#brand:text("American Express")');
    expect(await input(page, 'number').inputValue()).toBe('3782 822463 10005');
    await input(page, 'cvv').fill('123');
    await input(page, 'postalCode').focus();
    await page.waitForSelector('#cvv.braintree-hosted-fields-invalid');
    await input(page, 'number').fill(goodCard.number);
    await page.waitForSelector('#cvv.braintree-hosted-fields-valid');
  });

  test('the keyboard leads from field to field, and Enter pays', async () => {
    await page.locator('iframe[name="braintree-hosted-field-cvv"]').focus();
    await input(page, 'cvv').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.type(goodCard.postalCode);
    await page.keyboard.press('Tab');
    await page.keyboard.type(goodCard.cardholderName);
    await page.keyboard.press('Enter');
    await page.waitForSelector('#result[data-result*="nonce"]', { state: 'attached' });
  });

  test('each field has its name, purpose and keyboard', async () => {
    const number = page.frameLocator('iframe[name="braintree-hosted-field-number"]');
    expect(await number.getByLabel('Credit Card Number').getAttribute('autocomplete')).toBe('cc-number');
    expect(await number.locator('input').getAttribute('inputmode')).toBe('numeric');
    expect(await number.locator('input').getAttribute('placeholder')).toBe('1234 1234 1234 1234');
    expect(await page.locator('iframe[title="Secure Credit Card Frame - CVV"]').count()).toBe(1);
  });

  test('the styles of the page apply, and only those that are allowed', async () => {
    const style = await input(page, 'number').evaluate((element) => {
      const { fontSize, backgroundImage } = getComputedStyle(element);
      return { fontSize, backgroundImage };
    });
    expect(style).toEqual({ fontSize: '15px', backgroundImage: 'none' });
  });

  test('the nonce is vaulted by the server, with name and postal code', async () => {
    const { nonce } = await pay(page);
    const { customer } = await local.gateway.customer.create({ firstName: 'Ann' });
    const vaulted = await local.gateway.paymentMethod.create({
      customerId: customer.id,
      paymentMethodNonce: nonce ?? '',
    });
    expect(vaulted.success).toBe(true);
    const found = await local.gateway.paymentMethod.find(vaulted.paymentMethod.token);
    expect(found).toMatchObject({
      last4: '1111',
      cardholderName: 'Ann Lee',
      billingAddress: { postalCode: '10001' },
    });
    const again = await local.gateway.paymentMethod.create({
      customerId: customer.id,
      paymentMethodNonce: nonce ?? '',
    });
    expect(again.success).toBe(false);
  });

  test('a fault for tokenizing one card fails its next call, and no call of a server', async () => {
    await fault({ operation: 'browser.tokenize', card: '1111', effect: { kind: 'status', status: 500 } });
    expect((await local.gateway.customer.create({})).success).toBe(true);
    expect(await pay(page)).toMatchObject({ code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR' });
    expect((await pay(page)).nonce).toMatch(/^tokencc_/);
  });

  test('a fault for any call leaves browsers alone', async () => {
    const { id } = await fault({ effect: { kind: 'status', status: 500 } });
    expect((await pay(page)).nonce).toMatch(/^tokencc_/);
    expect(local.world.faults.remove(id)).toBe(true);
  });

  test('a number that is not a test card is refused by the gateway', async () => {
    await input(page, 'number').fill('4000000000000002');
    expect(await pay(page)).toMatchObject({ code: 'HOSTED_FIELDS_FAILED_TOKENIZATION' });
  });

  test('the page receives an event for each change', async () => {
    const received = await page.evaluate(() => window.fieldEvents);
    for (const kind of ['focus', 'blur', 'notEmpty', 'validityChange', 'cardTypeChange']) {
      expect(received.map(({ type: name }) => name)).toContain(kind);
    }
  });
});

test('a page with a client token that was changed gets nothing', async () => {
  const site = await serveFolder(development.folder);
  const page = await browser.newPage();
  try {
    const parts = JSON.parse(Buffer.from(await authorization(), 'base64').toString());
    parts.authorizationFingerprint = `${parts.authorizationFingerprint.slice(0, -8)}AAAAAAAA`;
    const forged = Buffer.from(JSON.stringify(parts)).toString('base64');
    await page.goto(`${site.url}/?authorization=${encodeURIComponent(forged)}`);
    const output = page.locator('#result[data-result]');
    await output.waitFor({ state: 'attached' });
    expect(await output.getAttribute('data-result')).toContain('CLIENT_AUTHORIZATION_INVALID');
  } finally {
    await page.close();
    await site.close();
  }
});

test('the plugin has replaced both checks', async () => {
  const built = await scriptsOf(development.folder);
  const found = [LOOPBACK_MARKER, 'braintreepayments.com'];
  expect(found.filter((text) => built.includes(text))).toEqual([LOOPBACK_MARKER]);
});
