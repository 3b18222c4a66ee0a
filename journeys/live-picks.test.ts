import { expect, test } from '@jest/globals';
import { withMinus } from '#schema/rules/text/minus.ts';
import { nextEventStream, recordAnnouncements, waitForAnnouncement } from './live-events.ts';
import { fillPick, type NewPick } from './pick-form.ts';
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
  await admin.page.goto('/admin');
  await admin.page.getByRole('table').waitFor();
  await fillPick(admin.page, PICK);
  await admin.page.getByRole('button', { name: 'Post Pick' }).click();

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
