import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { withMinus } from '#schema/rules/text/numbers.ts';
import { ask } from './api.ts';
import { nextEventStream, recordAnnouncements, waitForAnnouncement } from './live-events.ts';
import { fillPick, type NewPick, postNow } from './pick-form.ts';
import { sharedOrigin } from './shared-world.ts';
import { testBrowser } from './test-browser.ts';

const visit = testBrowser();

const PICK: NewPick = {
  ...{ sport: 'NHL', tier: 'Premium', teamOne: 'Live Wires', teamTwo: 'Visiting Side', time: '23:40' },
  ...{ pick: 'Live Wires -1.5', details: 'Seen the moment it is posted.' },
};

test('a pick that an admin posts appears on open pages: open to a premium member, locked to a free one', async () => {
  const admin = await visit({ as: 'admin' });
  const premium = await visit({ as: 'premium' });
  // Event streams cannot be recorded, so their data is read in the page.
  const free = await visit({ as: 'free' });
  await free.page.addInitScript(() => {
    const arrived: string[] = [];
    Object.assign(window, { arrived });
    const decode = TextDecoder.prototype.decode;
    TextDecoder.prototype.decode = function (...given) {
      const text = decode.apply(this, given);
      arrived.push(text);
      return text;
    };
  });
  for (const { page } of [premium, free]) {
    const streaming = nextEventStream(page);
    await page.goto('/dashboard');
    await page.getByRole('article').first().waitFor();
    await streaming;
  }
  await recordAnnouncements(premium.page);
  await admin.page.goto('/admin?tab=picks');
  await admin.page.getByRole('table').waitFor();
  await fillPick(admin.page, PICK);
  await postNow(admin.page);

  const cardOn = (page: typeof free.page) =>
    page.getByRole('article', { name: 'Live Wires @ Visiting Side' });
  await cardOn(premium.page).getByText(withMinus(PICK.pick)).waitFor();
  await waitForAnnouncement(premium.page, PICK);
  await cardOn(free.page).getByText('Premium Plan Required').waitFor();
  const arrived = await free.page.evaluate(() =>
    (window as unknown as { arrived: string[] }).arrived.join(''),
  );
  expect(arrived).toContain('Live Wires');
  for (const words of [PICK.pick, withMinus(PICK.pick), PICK.details]) {
    expect(arrived).not.toContain(words);
    expect(await free.page.content()).not.toContain(words);
  }
});

/** How far from the top of the window the last card is. */
function placeOfLast(page: Page): Promise<number> {
  return page.evaluate(
    () => [...document.querySelectorAll('article')].at(-1)?.getBoundingClientRect().top ?? 0,
  );
}

test('a pick that arrives above what is being read moves nothing, and covers no card with its notice', async () => {
  const { page } = await visit({ as: 'vip', width: 390, height: 420 });
  const streaming = nextEventStream(page);
  await page.goto('/dashboard');
  await page.getByRole('article').first().waitFor();
  await streaming;
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const before = await placeOfLast(page);
  await postFreePick('Early Birds');
  // It goes after ten seconds, and also names what other journeys post meanwhile.
  const notice = page.getByRole('status').getByText(/new picks?: .*Early Birds @ Visiting Side/i);
  await notice.waitFor();
  const bottom = (box: { y: number; height: number } | null) => (box ? box.y + box.height : Number.NaN);
  expect(bottom(await notice.boundingBox())).toBeLessThanOrEqual(
    bottom(await page.getByRole('banner').boundingBox()),
  );
  const arrived = page.getByRole('article', { name: 'Early Birds @ Visiting Side' });
  await arrived.getByText('New', { exact: true }).waitFor();
  expect(await placeOfLast(page)).toBeCloseTo(before, 0);
});

/** As another admin would, elsewhere. */
async function postFreePick(teamOne: string): Promise<void> {
  const { today } = await ask<{ today: { date: string } }>(sharedOrigin(), '{ today { date } }');
  await ask(
    sharedOrigin(),
    'mutation ($input: CreatePickInput!) { createPick(input: $input) { pick { id } } }',
    'admin',
    {
      ...{ sport: 'NBA', subscription: 'FREE', date: today.date, time: '23:50' },
      // Of no game, so that nothing is asked about teams that no schedule has.
      gameId: null,
      ...{ teamOne, teamTwo: 'Visiting Side', pick: `${teamOne} to win`, pickDetails: 'Free.' },
    },
  );
}

test('the table of an admin turns with what another one posts, long before it would ask by itself', async () => {
  const { page } = await visit({ as: 'admin' });
  const streaming = nextEventStream(page);
  await page.goto('/admin?tab=picks');
  await page.getByRole('table').waitFor();
  await streaming;
  await postFreePick('Night Owls');
  // It asks by itself after a minute, which is longer than this waits.
  await page.getByRole('row', { name: /Night Owls/ }).waitFor();
});
