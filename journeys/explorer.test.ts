import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accessibilityViolations, colorViolations, overflowOf } from './accessibility.ts';
import { sharedOrigin } from './shared-world.ts';
import { testBrowser } from './test-browser.ts';

// The test browser cannot reach other hosts, so all of the explorer's files must be served by us.
const visit = testBrowser();

interface Answered {
  data: Record<string, unknown> | null;
  authorization: string | undefined;
}

/** Waits for a public example in the editor, and for its answer, which comes without a click. */
async function opened(page: Page, example: string, field: string): Promise<void> {
  await page.locator('.monaco-editor').getByText(example).first().waitFor();
  await page.locator('.result-window').getByText(`"${field}"`).first().waitFor();
}

/** Runs the editor's operation and answers the server's response once it is shown. */
async function execute(page: Page): Promise<Answered> {
  const [response] = await Promise.all([
    page.waitForResponse(
      (each) =>
        each.url() === `${sharedOrigin()}/graphql` && !each.request().postData()?.includes('__schema'),
    ),
    page.getByRole('button', { name: /Execute query/ }).click(),
  ]);
  const { data } = (await response.json()) as { data: Answered['data'] };
  const [field = ''] = Object.keys(data ?? {});
  await page.locator('.result-window').getByText(`"${field}"`).first().waitFor();
  return { data, authorization: response.request().headers().authorization };
}

test('on a phone the explorer opens without internet, runs an example, and takes the sign-in by one button', async () => {
  const { page } = await visit({ as: 'plus', width: 390, height: 844 });
  await page.goto('/explorer');
  await opened(page, 'TodaysBoard', 'board');
  expect(await page.evaluate(() => document.fonts.check('16px "Inter Variable"'))).toBe(true);
  const { data, authorization } = await execute(page);
  expect([Object.keys(data ?? {}), authorization]).toEqual([['board'], undefined]);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByLabel('Example').selectOption('RecordByLeague');
  await page.locator('#about', { hasText: 'Past days only' }).waitFor();
  await opened(page, 'RecordByLeague', 'record');
  expect(await overflowOf(page)).toBe(0);
  await page.getByRole('link', { name: 'Use my sign-in' }).click();
  const token = page.getByLabel('Token or API key');
  await token.and(page.locator(':not(:placeholder-shown)')).waitFor();
  await opened(page, 'RecordByLeague', 'record');
  const signed = await execute(page);
  expect(Object.keys(signed.data ?? {})).toEqual(['record']);
  expect(signed.authorization).toBe(`Bearer ${await token.inputValue()}`);
  expect(await overflowOf(page)).toBe(0);
});

test('with several tabs of the editor it is accessible, too', async () => {
  const { page } = await visit({ theme: 'dark' });
  await page.goto('/explorer');
  await opened(page, 'TodaysBoard', 'board');
  await page.getByRole('button', { name: 'New tab' }).click();
  await page.getByRole('button', { name: 'TodaysBoard', pressed: false }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('a token that is pasted there goes with each question, and stays in its tab', async () => {
  const { page, context, pageErrors } = await visit({ theme: 'dark' });
  pageErrors.allowRefused('/graphql');
  await page.goto('/explorer#PlansAndPrices');
  await opened(page, 'PlansAndPrices', 'plans');
  await page.getByLabel('Token or API key').fill('Bearer not-a-token');
  const [response] = await Promise.all([
    page.waitForResponse((each) => each.request().postData()?.includes('PlansAndPrices') ?? false),
    page.getByRole('button', { name: /Execute query/ }).click(),
  ]);
  expect(response.request().headers().authorization).toBe('Bearer not-a-token');
  expect(response.status()).toBe(401);
  await page.locator('.result-window').getByText('"errors"').first().waitFor();
  expect(await colorViolations(page)).toEqual([]);
  const another = await context.newPage();
  await another.goto('/explorer');
  expect(await another.getByLabel('Token or API key').inputValue()).toBe('');
});
