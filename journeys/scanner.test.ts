import { expect, test } from '@jest/globals';
import { gamesAround } from '#local/odds/schedule.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { ask } from './api.ts';
import { sharedOrigin } from './shared-world.ts';
import { testBrowser } from './test-browser.ts';
import { expectAccessibleOnDesktopAndPhone } from './visual-checks.ts';

const visit = testBrowser();

/** The league of the game that gets the arbitrage of the provider's page: the next to begin. */
async function comingLeague(): Promise<string> {
  const { today } = await ask<{ today: { now: string } }>(sharedOrigin(), '{ today { now } }');
  const now = new Date(today.now);
  const [game] = gamesAround(now)
    .filter(({ startsAt }) => +startsAt > +now + 2 * MINUTE)
    .sort((one, other) => +one.startsAt - +other.startsAt);
  if (!game) throw new Error('No game is still to come');
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
