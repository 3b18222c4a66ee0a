import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { newMember } from './new-members.ts';
import { sharedOrigin } from './shared-world.ts';
import { testBrowser } from './test-browser.ts';
import { expectAccessibleInBothThemes } from './visual-checks.ts';

const visit = testBrowser();

/** What the browser of the staff keeps; without its own sign-in, and without the theme, which the check of accessibility switches. */
const kept = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.entries(localStorage).filter(([key]) => !key.startsWith('firebase:') && key !== 'theme'),
    ),
  );

test('an owner views a member’s account in a tab of its own, which changes and keeps nothing', async () => {
  const member = await newMember(sharedOrigin(), 'viewed');
  const { page: admin, context, pageErrors } = await visit({ as: 'admin' });
  await admin.goto('/admin?tab=members');
  await admin.getByRole('searchbox').fill(member.email.slice(0, -12));
  await admin.getByText('1 member', { exact: true }).waitFor();
  await admin.getByRole('link', { name: member.email }).click();
  await admin.getByRole('button', { name: 'View as Member' }).click();
  const dialog = admin.getByRole('dialog', { name: 'View as member' });
  await dialog.getByLabel('Reason').fill('Asked why picks are locked');
  await expectAccessibleInBothThemes(admin);
  const before = await kept(admin);
  const opened = context.waitForEvent('page');
  await dialog.getByRole('button', { name: 'View as Member' }).click();
  const viewed = await opened;
  const requests: Record<string, string>[] = [];
  viewed.on('request', (request) => {
    if (request.url().endsWith('/graphql')) requests.push(request.headers());
  });
  const bar = viewed.getByRole('complementary', { name: 'Viewing as a member' });
  // A time of day would be that of the machine, which a moved clock has left behind.
  await bar.getByText(`You are viewing as ${member.email}, read only, 30 min left.`).waitFor();
  await admin.getByText(/is open in another tab, read only, for 30 minutes\.$/).waitFor();

  await viewed.goto('/dashboard');
  await viewed.getByText('Premium Plan Required').first().waitFor();
  await bar.waitFor();
  await expectAccessibleInBothThemes(viewed);
  expect(await viewed.getByRole('link', { name: 'Admin' }).count()).toBe(0);
  await viewed.goto('/account');
  await viewed.getByText(member.email).first().waitFor();
  await viewed.goto('/record');
  await bar.waitFor();
  expect(requests.length).toBeGreaterThan(2);
  expect(
    requests.filter((headers) => !headers['x-view-as'] || headers.accept?.includes('event-stream')),
  ).toEqual([]);
  expect(await kept(admin)).toEqual(before);

  await viewed.goto('/account/alerts');
  await viewed.getByRole('heading', { name: 'Alerts', exact: true }).waitFor();
  await bar.getByRole('button', { name: 'End' }).click();
  await viewed.waitForURL(/\/admin\?tab=members&member=/);
  await viewed.getByText(/^Began to view the account as the member: Asked why picks are locked$/).waitFor();
  await viewed.getByText('Stopped viewing the account').waitFor();
  expect(await bar.count()).toBe(0);
  pageErrors.forget();
});
