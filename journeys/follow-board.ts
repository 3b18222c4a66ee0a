import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { until } from '#local/testing/until.ts';
import { gameText } from '#schema/rules/picks/game-text.ts';
import { longDay, shortDay } from '#schema/rules/time/eastern-time.ts';
import { ask } from './api.ts';
import { nextEventStream } from './live-events.ts';

const cards = (page: Page) => page.getByRole('article');

/** Moves the clock of the page's world on by a duration, such as P1D. */
export async function pass(page: Page, duration: string): Promise<void> {
  const moved = await page.request.post('/local/clock', { data: { advance: duration }, timeout: 60_000 });
  expect(moved.status()).toBe(200);
}

/**
 * Today's board in a page that learns of a moved clock from its live stream alone: to its own check the clock stands
 * still.
 */
export async function followBoard(page: Page): Promise<void> {
  const json = await (await page.request.get('/local/clock')).json();
  await page.route('**/local/clock', (route) => route.fulfill({ json }));
  const streaming = nextEventStream(page);
  await page.goto('/dashboard');
  await cards(page).first().waitFor();
  await streaming;
}

/** All picks of the day that the server is at, and nothing that says otherwise. */
export async function expectTodaysBoard(page: Page, origin: string): Promise<void> {
  type Today = { board: { date: string; picks: { teamOne: string; teamTwo: string }[] } };
  const { board } = await ask<Today>(origin, '{ board { date picks { teamOne teamTwo } } }');
  expect(board.picks).toHaveLength(12);
  await page.getByText(longDay(board.date), { exact: true }).waitFor();
  const games = board.picks.map(gameText).sort();
  await until(async () => {
    const shown = await cards(page).getByRole('heading').allTextContents();
    return shown.sort().join() === games.join();
  });
  await page.getByRole('heading', { level: 1, name: "Today's Picks" }).waitFor();
  expect(await page.getByText(/^Today · /).allTextContents()).toEqual([`Today · ${shortDay(board.date)}`]);
}
