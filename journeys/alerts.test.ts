import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { until } from '#local/testing/until.ts';
import { ask } from './api.ts';
import { fillSignIn } from './browser.ts';
import { followMail } from './mailbox.ts';
import { newPayingMember } from './new-members.ts';
import { sharedOrigin } from './shared-world.ts';
import { testBrowser } from './test-browser.ts';
import { expectAccessibleInBothThemes } from './visual-checks.ts';

const visit = testBrowser();

/** What a thumb hits without looking, in CSS pixels. */
const THUMB = 44;
const PHONE = { width: 390, height: 844 };

/** Everything that can be tapped in the cards of the page; a label is tapped for its box. */
async function smallTargets(page: Page): Promise<string[]> {
  const targets = page.locator(
    'main section :is(button, a, input[type="time"], label:has(input[type="checkbox"], input[type="radio"]))',
  );
  expect(await targets.count()).toBeGreaterThan(20);
  return targets.evaluateAll((all, least) => {
    const isOut = ({ left, right, width, height }: DOMRect) =>
      left < 0 || right > innerWidth || width < least || height < least;
    return all
      .filter((target) => isOut(target.getBoundingClientRect()))
      .map((target) => `${target.tagName} ${target.textContent}`);
  }, THUMB);
}

/** Saved when the field is left. */
async function setTime(field: Locator, time: string): Promise<void> {
  await field.fill(time);
  await field.blur();
}

async function choose(choice: Locator, checked = true): Promise<void> {
  await choice.click();
  await until(async () => (await choice.isChecked()) === checked);
}

const SETTINGS = `{ alertSettings { mail recap digestAt quietFrom quietTo leagues tiers lockedNews emailProved } feeds { rssUrl } discord { name } }`;
interface Kept {
  alertSettings: {
    mail: string;
    digestAt: string;
    recap: boolean;
    quietTo: string;
    leagues: string[];
    tiers: string[];
  };
  feeds: { rssUrl: string };
  discord: { name: string };
}

test('on a phone everything is set with one hand: large targets in one column, each saved at once', async () => {
  const member = await newPayingMember(sharedOrigin(), 'premium');
  const kept = () => ask<Kept>(sharedOrigin(), SETTINGS, member);
  const { page } = await visit(PHONE);
  await page.goto('/signin?returnTo=%2Faccount%2Falerts');
  await fillSignIn(page, member);
  await page.getByRole('button', { name: 'Send a confirmation email' }).click();
  await followMail(page, member.email, /^Confirm/, '/mails/confirm-address');
  await page.getByRole('button').click();
  await page.goto('/account/alerts');

  await choose(page.getByRole('radio', { name: /Once a day/ }));
  // Its answer brings the time that reaches most, which would take the place of one that is typed meanwhile.
  const time = page.getByLabel('Time of the daily email');
  await until(async () => {
    const { mail, digestAt } = (await kept()).alertSettings;
    return mail === 'DIGEST' && (await time.inputValue()) === digestAt;
  });
  await setTime(time, '10:30');
  await choose(page.getByRole('checkbox', { name: /Email me the results/ }));
  await until(async () => (await kept()).alertSettings.recap);
  await page.getByRole('button', { name: 'Link Discord' }).click();
  await page.getByRole('link', { name: 'sunday_slate' }).click();
  await page.getByText(/^sunday_slate (has the role|is linked)/).waitFor();
  await choose(page.getByRole('checkbox', { name: 'NHL' }), false);
  await choose(page.getByRole('checkbox', { name: 'Free' }), false);
  await choose(page.getByRole('checkbox', { name: /can no longer read/ }));
  await choose(page.getByRole('checkbox', { name: /Send nothing at night/ }));
  await setTime(page.getByLabel('From', { exact: true }), '23:00');
  await setTime(page.getByLabel('To', { exact: true }), '07:00');
  await page.getByRole('button', { name: 'Get the addresses' }).click();
  await page.getByLabel('Calendar').waitFor();

  expect(await smallTargets(page)).toEqual([]);
  await expectAccessibleInBothThemes(page);
  // One after the other: the last is kept after all others.
  await until(async () => (await kept()).alertSettings.quietTo === '07:00');
  const { alertSettings, feeds, discord } = await kept();
  expect({ ...alertSettings, name: discord.name }).toMatchObject({
    ...{ mail: 'DIGEST', digestAt: '10:30', recap: true, quietFrom: '23:00', quietTo: '07:00' },
    ...{ lockedNews: true, emailProved: true, tiers: ['PLUS', 'PREMIUM', 'VIP'], name: 'sunday_slate' },
  });
  expect(alertSettings.leagues).not.toContain('NHL');
  expect(new URL(feeds.rssUrl).pathname).toBe('/feeds/picks.xml');
});
