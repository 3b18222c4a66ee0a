import { expect, test } from 'vitest';
import { gamesOfDay } from '#local/odds/schedule.ts';
import { HOUR } from '#schema/rules/time/durations.ts';
import { ask } from './api.ts';
import { sharedOrigin } from './shared-world.ts';
import { testBrowser } from './test-browser.ts';
import { expectAccessibleOnDesktopAndPhone } from './visual-checks.ts';

const visit = testBrowser();

/** A league with a game that is not about to start. */
async function comingLeague(): Promise<string> {
  const query = '{ today { date now } }';
  const { today } = await ask<{ today: { date: string; now: string } }>(sharedOrigin(), query);
  const game = gamesOfDay(today.date).find(({ startsAt }) => +startsAt > Date.parse(today.now) + HOUR);
  if (!game) throw new Error('No game of today is still to come');
  return game.league;
}

async function setProvider(fault: 'arbitrage' | 'normal'): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ fault });
  expect((await fetch(`${sharedOrigin()}/local/odds`, { method: 'POST', headers, body })).status).toBe(204);
}

test('two books disagree: by keyboard alone an admin asks for the league, and a VIP member splits a total', async () => {
  const league = await comingLeague();
  const admin = await visit({ as: 'admin', returning: true });
  const { page } = await visit({ as: 'vip', returning: true });
  await admin.page.goto('/admin?tab=feed');
  const refresh = admin.page.getByRole('button', { name: `Refresh ${league}`, exact: true });
  await refresh.waitFor();
  await setProvider('arbitrage');
  await refresh.press('Enter');
  await admin.page.getByText(`${league} is up to date.`).waitFor();
  await page.goto('/scanner');
  const entry = page
    .getByRole('table', { name: /^Arbitrages/ })
    .getByRole('row')
    .nth(1);
  await entry.waitFor();
  await page.getByLabel('Total to stake, in dollars').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('20000');
  expect(await entry.textContent()).toMatch(/\$\d{1,2},\d{3}[+−]\$[\d,]+\.\d\d/);
  await expectAccessibleOnDesktopAndPhone(page);
  expect(
    await page
      .getByRole('list', { name: /^Arbitrages/ })
      .getByRole('listitem')
      .count(),
  ).toBeGreaterThan(0);
  await setProvider('normal');
});
