import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { addDays, longDay, plainDay } from '#schema/rules/time/eastern-time.ts';
import { type JourneyBrowser, openBrowser, type Visit } from './browser.ts';
import {
  expectBoards,
  expectEveryResult,
  expectHonestRecord,
  expectPlansAfterwards,
  todayOf,
  verifyRecord,
} from './days-ahead.ts';
import { readmeSentences } from './readme-sentences.ts';
import { type OpenWorld, openWorld } from './world.ts';

/** A month of a world takes a minute or two on a quiet machine. */
const MONTH_MS = 600_000;

let world: OpenWorld;
let browser: JourneyBrowser;
/** The reader's own window, as it is after the sentences before. */
let reader: Visit;
let page: Page;
/** The New York day of the first sentence. */
let begin: string;

beforeAll(async () => {
  world = await openWorld();
  browser = await openBrowser(world.origin);
  reader = await browser.visit();
  page = reader.page;
  begin = await todayOf(world);
}, 240_000);
afterEach(() => expect(reader.pageErrors.all()).toEqual([]));
afterAll(async () => {
  await browser?.close();
  await world?.close();
}, 60_000);

const button = (name: string) => page.getByRole('button', { name, exact: true });

/** The sentences about the month ahead that end the README's "Try this". The ones before are in try-this.test.ts. */
const PLAYS: Record<string, () => Promise<void>> = {
  'Last, move the clock a month ahead on http://localhost:4000/local/clock.': async () => {
    await page.goto('/local/clock');
    const ahead = page.locator('[data-ahead]');
    const before = await ahead.textContent();
    await button('+1 month').click();
    await page.getByRole('progressbar').waitFor();
    await page.getByText(/^On the way to /).waitFor();
    // The page follows the clock, without a reload.
    await page.waitForFunction(
      (text) => document.querySelector('[data-ahead]')?.textContent !== text,
      before,
    );
    expect(await page.getByRole('progressbar').isVisible()).toBe(true);
  },
  "That takes a minute or two: it stops at every midnight, renewal and mail, and each day the demo's admin posts picks and grades them.":
    async () => {
      await page.locator('progress[hidden]').waitFor({ state: 'attached', timeout: MONTH_MS });
      expect((await todayOf(world)).slice(8)).toBe(begin.slice(8));
      await expectBoards(world, begin);
      await expectEveryResult(world, begin);
      await expectHonestRecord(world, begin);
    },
  'Then the board and the record are a month further, plans have renewed or ended, and the mails about it are in http://localhost:4000/local/mailbox.':
    async () => {
      const today = await todayOf(world);
      await page.goto('/record');
      await page
        .getByText(plainDay(addDays(today, -1)), { exact: true })
        .first()
        .waitFor();
      const premium = await browser.visit({ as: 'premium' });
      await premium.page.goto('/dashboard');
      await premium.page.getByText(longDay(today), { exact: true }).waitFor();
      await premium.page.getByRole('article').nth(11).waitFor();
      expect(await premium.page.getByRole('article').count()).toBe(12);
      await premium.end();
      await expectPlansAfterwards(world);
      await page.goto('/local/mailbox');
      for (const [person, subject] of MAILS) {
        const mails = page.getByRole('article').filter({ hasText: `To ${person}@chalkline.test` });
        await mails.getByRole('heading', { name: subject }).first().waitFor();
      }
    },
};

const MAILS = [
  ['plus', /^Payment received/],
  ['premium', /^Payment received/],
  ['vip', /^Payment received/],
  ['cancelling', /ended/],
  ['pastdue', /ended/],
] as const;

test('a reader plays every sentence of the README about the month ahead', () => {
  expect(Object.keys(PLAYS)).toEqual(readmeSentences().month);
});

test.each(Object.entries(PLAYS))('%s', (_sentence, play) => play(), MONTH_MS);

test('the verifier proves the record of that month', async () => {
  const [code, said] = await verifyRecord(world);
  expect(code === 0 ? '' : said).toBe('');
}, 60_000);
