import { expect, test } from '@jest/globals';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { addDays, easternDay, plainMoment } from '#schema/rules/time/eastern-time.ts';
import { ask } from './api.ts';
import { fillSignIn } from './browser.ts';
import { mailTo } from './mailbox.ts';
import { newPayingMember } from './new-members.ts';
import { phoneOrDesktopFirefox } from './phones.ts';
import { sharedDatabase, sharedOrigin } from './shared-world.ts';
import { testBrowser } from './test-browser.ts';
import type { Credentials } from './viewers.ts';
import { expectAccessibleInBothThemes } from './visual-checks.ts';

const visit = testBrowser();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

async function planOf(member: Credentials) {
  const question = '{ subscription { currentPeriodEndsAt pausedUntil } }';
  type Own = { subscription: { currentPeriodEndsAt: string; pausedUntil: string | null } };
  return (await ask<Own>(sharedOrigin(), question, member)).subscription;
}

/** The clock of a world that others share does not move: the member's own period is over instead. */
async function endPeriod({ email }: Credentials): Promise<void> {
  const database = new pg.Client({ connectionString: sharedDatabase() });
  await database.connect();
  await database.query(
    `update subscriptions s set current_period_ends_at = s.current_period_starts_at + interval '1 second', due_at = s.current_period_starts_at
       from users u where u.id = s.user_id and u.email = $1 and s.state = 'active'`,
    [email],
  );
  await database.end();
}

test('a plan is paused from the dialog that cancels, undone, paused again, and resumed once it is paused', async () => {
  const member = await newPayingMember(sharedOrigin(), 'plus');
  const { page } = await visit(phoneOrDesktopFirefox('iPhone'));
  await page.goto('/signin?returnTo=%2Fsubscription');
  await fillSignIn(page, member);
  await page.waitForURL('**/subscription');
  const end = new Date((await planOf(member)).currentPeriodEndsAt);

  const plan = async () => {
    await button(page, 'Cancel Subscription').click();
    await inDialog(page, 'Pause instead').click();
    await page.getByLabel('Resume on').fill(addDays(easternDay(end), 60));
    await page.getByText(/\$79\.00 is charged then unless you cancel before/).waitFor();
  };
  await plan();
  await expectAccessibleInBothThemes(page);
  await inDialog(page, 'Pause Plan').click();
  // What was planned is said, and can be undone where it is said.
  await page.getByText(`You keep your Plus Plan until ${plainMoment(end)}.`).waitFor();
  await button(page, 'Undo Pause').click();
  await page.getByRole('dialog').getByText('$0.00', { exact: true }).waitFor();
  await inDialog(page, 'Undo Pause').click();
  await page.getByText('Your plan goes on without a pause.', { exact: true }).waitFor();

  await plan();
  await inDialog(page, 'Pause Plan').click();
  await button(page, 'Undo Pause').waitFor();
  const { pausedUntil } = await planOf(member);
  await mailTo(page, member.email, /^Your Plus Plan will be paused$/);

  await endPeriod(member);
  await page.goto('/subscription');
  await page.getByText(`Your Plus Plan resumes on ${plainMoment(new Date(String(pausedUntil)))}`).waitFor();
  await expectAccessibleInBothThemes(page);
  await page.goto('/dashboard');
  await page.getByText('Your plan is paused').filter({ visible: true }).first().waitFor();
  await page.goto('/subscription');
  await button(page, 'Resume Now').click();
  await page.getByText(/^Your Plus Plan starts again now\. \$79\.00 now/).waitFor();
  await expectAccessibleInBothThemes(page);
  await inDialog(page, 'Resume Plan').click();
  await page.getByText(/^You are now on the Plus Plan\. \$79\.00 was charged/).waitFor();
  expect((await planOf(member)).pausedUntil).toBeNull();
});
