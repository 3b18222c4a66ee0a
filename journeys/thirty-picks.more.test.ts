import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { freePort } from '#local/system/free-port.ts';
import { until } from '#local/testing/until.ts';
import { SECOND } from '#schema/rules/time/durations.ts';
import { ask } from './api.ts';
import { pass } from './follow-board.ts';
import { openSeededWorld } from './seeded-world.ts';
import { testBrowser } from './test-browser.ts';
import type { OpenWorld } from './world.ts';

/** The clock is moved past the games, which would disturb other journeys. */
let world: OpenWorld;
beforeAll(async () => {
  world = await openSeededWorld(await freePort());
});
afterAll(() => world?.close(), 60_000);

const visit = testBrowser(() => world.origin);

const PICKS = 30;
const LIMITS = { paste: 30 * SECOND, grade: 40 * SECOND };
/** Between two keys: a person who types numbers all day. */
const PACE = { delay: 80 };

/** As a spreadsheet puts them on the clipboard. Each is won by a score of 11 and 9. No schedule has these teams. */
const pasted = Array.from({ length: PICKS }, (_, n) => {
  const game = `Thirty ${n + 1} Away @ Thirty ${n + 1} Home`;
  return ['NHL', 'Plus', game, '12:30 PM', 'Over 8', '-110', '1.5', `Why it is game ${n + 1}.`].join('\t');
}).join('\n');

async function press(page: Page, role: 'button' | 'link', name: string): Promise<void> {
  await page.getByRole(role, { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

/** Milliseconds of real time that an act takes. */
async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}

/** From the button to the sentence that all are posted, with the ten seconds in which that can be undone. */
async function pasteAndPost(page: Page): Promise<void> {
  await press(page, 'button', 'Paste Picks');
  await page.getByLabel('Picks', { exact: true }).and(page.locator(':focus')).waitFor();
  await page.keyboard.insertText(pasted);
  await press(page, 'button', '“Thirty 1 Away”, as written');
  await press(page, 'button', `The same for ${2 * PICKS - 1} questions like it`);
  await page.getByRole('dialog').getByText('All is answered.').waitFor();
  await page.getByRole('dialog').getByText(`${PICKS} picks`).first().waitFor();
  await page.getByLabel('Picks', { exact: true }).focus();
  await page.keyboard.press('Control+Enter');
  await page.getByText(`Posted ${PICKS} picks.`, { exact: true }).waitFor();
}

/** Types score after score, until the last result is saved. Each next game has the focus before the next key. */
async function gradeAll(page: Page): Promise<void> {
  const head = page.locator('form h3');
  for (let n = 1; n <= PICKS; n += 1) {
    const game = await head.textContent();
    expect(game).toMatch(/^Thirty \d+ Away @ Thirty \d+ Home$/);
    await page.keyboard.type('11', PACE);
    await page.keyboard.press('Tab', PACE);
    await page.keyboard.type('9', PACE);
    await page.keyboard.press('Enter', PACE);
    if (n < PICKS) await until(async () => (await head.textContent()) !== game);
  }
  await until(async () => !(await ungraded()).some(isOfThirty));
}

interface Waiting {
  teamOne: string;
}

const isOfThirty = ({ teamOne }: Waiting) => teamOne.startsWith('Thirty');

async function ungraded(): Promise<Waiting[]> {
  const { gradingQueue } = await ask<{ gradingQueue: Waiting[] }>(
    world.origin,
    '{ gradingQueue { teamOne } }',
    'admin',
  );
  return gradingQueue;
}

test('thirty picks are pasted and posted within 30 s, and graded within 40 s, without a mouse', async () => {
  const { page } = await visit({ as: 'admin' });
  await page.goto('/admin?tab=picks');
  await page.getByRole('table').waitFor();
  const paste = await timeOf(() => pasteAndPost(page));
  await pass(page, 'PT1H');
  await press(page, 'link', 'Grading queue');
  await page.getByRole('heading', { name: 'Grading queue' }).waitFor();
  // What else waits is older, and stands before them.
  const waiting = await ungraded();
  const others = waiting.findIndex(isOfThirty);
  expect(waiting.filter(isOfThirty)).toHaveLength(PICKS);
  await page.getByText(`${waiting.length} of ${waiting.length} left`).waitFor();
  for (let skipped = 0; skipped < others; skipped += 1) await page.keyboard.press('ArrowDown');
  const grade = await timeOf(() => gradeAll(page));
  console.info(
    `30 picks: pasted and posted in ${(paste / SECOND).toFixed(1)} s, graded in ${(grade / SECOND).toFixed(1)} s`,
  );
  expect(paste).toBeLessThan(LIMITS.paste);
  expect(grade).toBeLessThan(LIMITS.grade);
  type Board = { adminBoard: { picks: { teamOne: string; result: string }[] } };
  const { today } = await ask<{ today: { date: string } }>(world.origin, '{ today { date } }');
  const { adminBoard } = await ask<Board>(
    world.origin,
    `{ adminBoard(date: "${today.date}") { picks { teamOne result } } }`,
    'admin',
  );
  const results = adminBoard.picks.filter(isOfThirty);
  expect(results.map(({ result }) => result)).toEqual(Array(PICKS).fill('WIN'));
});
