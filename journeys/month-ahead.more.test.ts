import { expect, test } from '@jest/globals';
import { addDays, longDay, plainDay } from '#schema/rules/time/eastern-time.ts';
import {
  expectBoards,
  expectEveryResult,
  expectHonestRecord,
  expectPlansAfterwards,
  todayOf,
  verifyRecord,
} from './days-ahead.ts';
import { readmeReader } from './readme-reader.ts';
import { readmeSentences } from './readme-sentences.ts';

/** A month of a world without a past takes about a minute and a half on a quiet machine. */
const MONTH_MS = 600_000;

const reader = readmeReader();

const button = (name: string) => reader.page.getByRole('button', { name, exact: true });

/** The sentences about the month ahead that end the README's "Try this". The ones before are in try-this.more.test.ts. */
const PLAYS: Record<string, () => Promise<void>> = {
  'Last, move the clock a month ahead on http://localhost:4000/local/clock.': async () => {
    await reader.page.goto('/local/clock');
    const ahead = reader.page.locator('[data-ahead]');
    const before = await ahead.textContent();
    await button('+1 month').click();
    await reader.page.getByRole('progressbar').waitFor();
    await reader.page.getByText(/^On the way to /).waitFor();
    // The page follows the clock, without a reload.
    await reader.page.waitForFunction(
      (text) => document.querySelector('[data-ahead]')?.textContent !== text,
      before,
    );
    expect(await reader.page.getByRole('progressbar').isVisible()).toBe(true);
  },
  "That takes one and a half to two minutes: it stops at every midnight, renewal and mail, and each day the demo's admin posts picks and grades them.":
    async () => {
      await reader.page.locator('progress[hidden]').waitFor({ state: 'attached', timeout: MONTH_MS });
      expect((await todayOf(reader.world)).slice(8)).toBe(reader.begin.slice(8));
      await expectBoards(reader.world, reader.begin);
      await expectEveryResult(reader.world, reader.begin);
      await expectHonestRecord(reader.world, reader.begin);
    },
  'Then the board and the record are a month further, plans have renewed or ended, and the mails about it are in http://localhost:4000/local/mailbox.':
    async () => {
      const today = await todayOf(reader.world);
      await reader.page.goto('/record');
      await reader.page
        .getByText(plainDay(addDays(today, -1)), { exact: true })
        .first()
        .waitFor();
      const premium = await reader.browser.visit({ as: 'premium' });
      await premium.page.goto('/dashboard');
      await premium.page.getByText(longDay(today), { exact: true }).waitFor();
      await premium.page.getByRole('article').nth(11).waitFor();
      expect(await premium.page.getByRole('article').count()).toBe(12);
      await premium.end();
      await expectPlansAfterwards(reader.world);
      await reader.page.goto('/local/mailbox');
      for (const [person, subject] of MAILS) {
        await reader.page.getByLabel('Person').selectOption(`${person}@chalkline.test`);
        await reader.page.getByLabel('Kind').selectOption('Money');
        await reader.page.getByRole('link', { name: subject }).first().click();
        await reader.page.getByRole('heading', { level: 2, name: subject }).waitFor();
      }
    },
};

const MAILS = [
  ['plus', /Payment received/],
  ['premium', /Payment received/],
  ['vip', /Payment received/],
  ['cancelling', /ended/],
  ['pastdue', /ended/],
] as const;

test('a reader plays every sentence of the README about the month ahead', () => {
  expect(Object.keys(PLAYS)).toEqual(readmeSentences().month);
});

test.each(Object.entries(PLAYS))('%s', (_sentence, play) => play(), MONTH_MS);

test('the verifier proves the record of that month', async () => {
  const [code, said] = await verifyRecord(reader.world);
  expect(code === 0 ? '' : said).toBe('');
});
