import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { DEMO_COUPON } from '#local/demo/offer-coupon.ts';
import { until } from '#local/testing/until.ts';
import { ask } from './api.ts';
import { fillSignIn } from './browser.ts';
import { untilHydrated } from './dialogs/open-dialog.ts';
import { mailTo } from './mailbox.ts';
import { newMember, newPayingMember } from './new-members.ts';
import { sharedOrigin } from './shared-world.ts';
import { testBrowser } from './test-browser.ts';
import type { Credentials } from './viewers.ts';
import {
  expectAccessibleInBothThemes,
  expectAccessibleOnDesktopAndPhone,
  untilInWindow,
} from './visual-checks.ts';

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
  await fillSignIn(page, member);
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

const MOST_TABS = 100;

/** Presses Tab until the element has the focus. Throws if Tab does not lead there. */
async function tabTo(element: Locator): Promise<void> {
  await element.waitFor();
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    if (await element.evaluate((found) => found === document.activeElement)) return;
    await element.page().keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${element}`);
}

const RECEIPT = '{ invoices(first: 1) { nodes { number } } }';

async function receiptOf(member: Credentials): Promise<string> {
  type Answer = { invoices: { nodes: { number: string }[] } };
  const { invoices } = await ask<Answer>(sharedOrigin(), RECEIPT, member);
  return invoices.nodes[0]?.number ?? '';
}

/** Goes through the redemptions of one plan after the other with the arrows. */
async function filterByPlan(page: Page, redemption: Locator): Promise<void> {
  await redemption.waitFor();
  const plan = page.getByLabel('Plan', { exact: true });
  await tabTo(plan);
  await page.keyboard.press('ArrowDown');
  await page.waitForURL(/tier=PLUS/);
  await redemption.waitFor();
  // The address changes before the page is drawn again.
  await until(async () => (await plan.inputValue()) === 'PLUS');
  await page.keyboard.press('ArrowDown');
  await page.waitForURL(/tier=PREMIUM/);
  await redemption.waitFor({ state: 'detached' });
  await page.getByRole('table').or(page.getByText('No redemptions found')).waitFor();
  expect(await redemption.count()).toBe(0);
  await page.keyboard.press('ArrowUp');
  await redemption.waitFor();
}

/** Opens what a button asks, waits for its preview, writes the reason and does it. */
async function actByKeyboard(page: Page, name: string, reason: string, shown: RegExp): Promise<void> {
  await tabTo(page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Email to', { exact: true }).waitFor();
  // The list of plans begins with Plus, and Premium is chosen.
  if (name === 'Grant Plan') await page.keyboard.press('ArrowDown');
  await dialog.locator('dd').filter({ hasText: shown }).first().waitFor();
  await tabTo(dialog.getByLabel('Reason'));
  await page.keyboard.type(reason);
  await tabTo(dialog.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
}

test('without a mouse: redemptions are filtered, and a receipt leads to the member, who is granted a plan', async () => {
  const member = await newPayingMember(sharedOrigin(), 'plus', DEMO_COUPON.code);
  const receipt = await receiptOf(member);
  const { page } = await visit({ as: 'admin' });
  await page.goto('/admin?tab=redemptions');
  await filterByPlan(page, page.getByRole('row').filter({ hasText: member.email }));
  await expectAccessibleOnDesktopAndPhone(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Find a member/ }).waitFor();
  await page.keyboard.type(receipt);
  await page.getByRole('option', { name: receipt, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: member.email }).waitFor();

  await actByKeyboard(page, 'Revoke Plan', 'Asked for another plan', /Plus/);
  await page.getByText(`${member.email} no longer has Plus.`).waitFor();
  await actByKeyboard(page, 'Grant Plan', 'Moved by support', /VIP/);
  await page.getByText(new RegExp(`^${member.email} has VIP through `)).waitFor();
  await page.getByText('Granted by an admin').waitFor();
  await page.getByText(/^Granted VIP through .*: Moved by support$/).waitFor();
});

test('on a phone the menu is below the page, and all pages are in a drawer', async () => {
  const { page } = await visit({ as: 'admin' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin?tab=prices');
  const bar = page.getByRole('navigation', { name: 'Admin, short' });
  await untilInWindow(bar.getByRole('link', { name: 'Picks' }));
  await bar.getByRole('button', { name: 'All pages' }).press('Enter');
  const pages = page.getByRole('navigation', { name: 'All pages' });
  await pages.getByRole('link', { name: 'Prices', exact: true }).waitFor();
  await pages.getByRole('link', { name: 'Revenue' }).press('Enter');
  await page.waitForURL('/admin?tab=money');
  await page.getByRole('heading', { level: 1, name: 'Revenue' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await expectAccessibleInBothThemes(page);
});

test('a menu that was hidden leaves the page its room, and a command opens a form from any page', async () => {
  const { page } = await visit({ as: 'admin' });
  await page.goto('/admin?tab=prices');
  const menu = page.getByRole('navigation', { name: 'Admin', exact: true });
  const left = async () => (await page.getByRole('heading', { level: 1 }).boundingBox())?.x ?? 0;
  await menu.waitFor();
  const before = await left();
  await page.getByRole('button', { name: 'Hide menu' }).click();
  await menu.waitFor({ state: 'detached' });
  expect(await left()).toBeLessThan(before - 100);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Find a member/ }).fill('new p');
  await page.getByRole('option', { name: 'New pick', selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'New Pick' }).waitFor();
});
