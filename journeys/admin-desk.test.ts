import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { signIn } from './browser.ts';
import { mailTo } from './mailbox.ts';
import { newMember } from './new-members.ts';
import { untilHydrated } from './open-dialog.ts';
import { sharedOrigin } from './shared-world.ts';
import { testBrowser } from './test-browser.ts';
import { expectAccessibleInBothThemes } from './visual-checks.ts';

const visit = testBrowser();
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

test('a coupon that the admin makes counts at the checkout until it is deleted', async () => {
  const { page: admin } = await visit({ as: 'admin' });
  await admin.goto('/admin?tab=coupons');
  await admin.getByRole('button', { name: 'New Coupon' }).click();
  const form = admin.getByRole('dialog', { name: 'New Coupon' });
  expect(await inDialog(admin, 'Create Coupon').isDisabled()).toBe(true);
  await form.getByLabel('Code').fill('journey15');
  await form.getByLabel('Percent off').fill('15');
  await form.getByLabel(/^Plus/).check();
  await expectAccessibleInBothThemes(admin);
  await inDialog(admin, 'Create Coupon').click();
  const row = admin.getByRole('row', { name: /^JOURNEY15 15% off First charge/ });
  await row.waitFor();

  const { page: buyer } = await visit();
  await buyer.goto('/checkout/plus');
  const code = buyer.getByRole('textbox', { name: 'Discount code' });
  await untilHydrated(buyer);
  await code.fill('JOURNEY15');
  await code.press('Enter');
  await buyer.getByText('JOURNEY15 is applied.').waitFor();
  await buyer.getByText('$67.15 today, then $79.00 every month until you cancel.').waitFor();

  await admin.getByRole('button', { name: 'Delete JOURNEY15' }).click();
  await expectAccessibleInBothThemes(admin);
  await inDialog(admin, 'Delete').click();
  await row.waitFor({ state: 'detached' });
  await buyer.getByRole('button', { name: 'Remove discount code' }).click();
  await buyer.getByText('$79.00 today, then $79.00 every month until you cancel.').waitFor();
  await code.fill('JOURNEY15');
  await code.press('Enter');
  await buyer.getByText('This coupon code is not valid for this plan').waitFor();
});

test('a member is found, given a plan, and it is revoked: the member sees both', async () => {
  const member = await newMember(sharedOrigin(), 'searched');
  const { page: admin } = await visit({ as: 'admin' });
  await admin.goto('/admin?tab=members');
  await admin.getByRole('searchbox').fill(member.email.slice(0, -12));
  await admin.getByText('1 member', { exact: true }).waitFor();
  await admin.getByRole('link', { name: member.email }).click();
  await admin.getByText('Free, no plan').waitFor();

  await admin.getByRole('button', { name: 'Grant Plan' }).click();
  await inDialog(admin, 'Grant Plan').click();
  await admin.locator('[aria-invalid="true"]').and(admin.getByLabel('Reason')).waitFor();
  await admin.getByLabel('Reason').fill('Winner of the contest');
  await expectAccessibleInBothThemes(admin);
  await inDialog(admin, 'Grant Plan').click();
  await admin.getByText(new RegExp(`^${member.email} has Premium through `)).waitFor();
  await expectAccessibleInBothThemes(admin);

  const { page } = await visit({ theme: 'dark' });
  await page.goto('/signin?returnTo=/subscription');
  await signIn(page, member);
  await page.getByText(/^This plan is complimentary\. It ends on /).waitFor();
  await page.getByRole('link', { name: "Today's Picks" }).first().click();
  await page.getByText('VIP Plan Required').first().waitFor();
  expect(await page.getByText('Premium Plan Required').count()).toBe(0);

  await admin.getByRole('button', { name: 'Revoke Plan' }).click();
  await admin.getByLabel('Reason').fill('The contest was annulled');
  await inDialog(admin, 'Revoke Plan').click();
  await admin.getByText(`${member.email} no longer has Premium.`).waitFor();
  await admin.getByText('Revoked Premium: The contest was annulled').waitFor();
  await admin.getByText(/^Granted Premium through .*: Winner of the contest$/).waitFor();
  await mailTo(page, member.email, /^Your Premium Plan has ended$/);
  await page.reload();
  await page.getByText('Premium Plan Required').first().waitFor();
});
