import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type LocalGame, playedOn } from '#local/odds/schedule.ts';
import { hasWords } from '#schema/rules/market/search-words.ts';
import { accessibilityViolations } from './accessibility.ts';
import { ask } from './api.ts';
import { sharedOrigin } from './shared-world.ts';
import { testBrowser } from './test-browser.ts';

const visit = testBrowser();

const titleOf = ({ away, home }: LocalGame) => `${away} @ ${home}`;
/** As an analyst types it: 'lak bos'. */
const typedFor = ({ away, home }: LocalGame) =>
  [away, home].map((team) => team.split(' ').at(-1)?.slice(0, 3).toLowerCase()).join(' ');

/** A game of this evening that these few letters find alone. */
async function eveningGame(): Promise<LocalGame> {
  const { today } = await ask<{ today: { date: string; now: string } }>(
    sharedOrigin(),
    '{ today { date now } }',
  );
  const games = playedOn(today.date);
  const isFound = (game: LocalGame) =>
    games.filter((each) => hasWords(titleOf(each), typedFor(game))).length === 1;
  const game = games.find(
    (each) => Date.parse(today.now) + 3_600_000 < each.startsAt.getTime() && isFound(each),
  );
  if (!game) throw new Error('No game of today can be found by a few letters');
  return game;
}

/** Waits until a field has the focus, as it gets it by itself. */
async function untilFocused(page: Page, name: string): Promise<void> {
  const field = await page.getByRole('combobox', { name }).elementHandle();
  await page.waitForFunction((element) => element === document.activeElement, field);
}

test('an empty form is filled in by the name of a game and four keys, without a mouse, its words included', async () => {
  const game = await eveningGame();
  const { page } = await visit({ as: 'admin', returning: true });
  await page.goto('/admin?tab=picks');
  await page.getByRole('table').waitFor();
  await page.getByRole('button', { name: 'New Pick' }).focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'New Pick' });
  await form.getByRole('combobox', { name: 'Game' }).waitFor();
  await untilFocused(page, 'Game');
  await page.keyboard.type(typedFor(game));
  await form.getByRole('option', { name: titleOf(game) }).waitFor();
  await page.keyboard.press('Enter');
  await form.getByRole('listbox', { name: 'Price' }).getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const filledIn = (label: string) => form.getByLabel(label).inputValue();
  expect(await form.getByRole('textbox', { name: 'Away' }).inputValue()).toBe(game.away);
  expect(await form.getByRole('textbox', { name: 'Home' }).inputValue()).toBe(game.home);
  expect(await filledIn('Sport')).toBe(game.league);
  expect(await form.getByRole('textbox', { name: 'Pick', exact: true }).inputValue()).toContain('moneyline');
  expect(await form.getByLabel('Odds', { exact: true }).inputValue()).toMatch(/^[+-]\d{3,}$/);
  expect(await filledIn('Book')).not.toBe('');
  expect(await accessibilityViolations(page)).toEqual([]);
});
