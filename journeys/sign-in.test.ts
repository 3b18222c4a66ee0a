import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type Tier, tierLabel } from '#schema/rules/access/tiers.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import { ask } from './api.ts';
import { fillSignIn } from './browser.ts';
import { holdTimers } from './hold-timers.ts';
import { followMail } from './mailbox.ts';
import { newAddress } from './new-members.ts';
import { sharedOrigin } from './shared-world.ts';
import { testBrowser } from './test-browser.ts';
import { credentialsOf } from './viewers.ts';
import { expectAccessibleOnDesktopAndPhone } from './visual-checks.ts';

const visit = testBrowser();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Of the demo, with all gated text; other journeys post some of their own. */
async function todaysPicks() {
  type Picks = { id: string; subscription: Tier; pickDetails: string }[];
  const query = '{ board { picks { id subscription pickDetails } } }';
  const { board } = await ask<{ board: { picks: Picks } }>(sharedOrigin(), query, 'admin');
  return board.picks.filter(({ id }) => id.startsWith('demo-'));
}

/** Signs out by the account menu, which shows the email. */
async function signOut(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByText(email, { exact: true }).last().waitFor();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL('**/sign-in');
  await heading(page, 'Sign in');
}

test('from /trial to the free picks of today, verifying, signing out, and a new password by the mailed link', async () => {
  const { page, pageErrors } = await visit();
  const fireTimers = await holdTimers(page, 3_000);
  const email = newAddress('newcomer');
  await page.goto('/trial');
  await page.getByRole('link', { name: 'Start your free day' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('first one');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await page.waitForURL('**/dashboard');
  const card = (id: string) => page.locator(`article[aria-labelledby="game-${id}"]`);
  for (const { id, subscription, pickDetails } of await todaysPicks()) {
    const isOpen = subscription === 'FREE';
    await card(id)
      .getByText(isOpen ? withMinus(pickDetails) : `${tierLabel(subscription)} Plan Required`)
      .waitFor();
  }

  await followMail(page, email, /^Verify your email/, '/verify-email');
  await page.getByText('Your email is verified. Thank you!').waitFor();
  await expectAccessibleOnDesktopAndPhone(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'Continue' }).click();
  await heading(page, 'Welcome');
  await signOut(page, email);

  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await heading(page, 'Forgot your password?');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await page.getByText('Password reset link sent! Check your email for further instructions.').waitFor();

  await followMail(page, email, /^Reset your/, '/reset-password');
  await page.getByLabel('New password', { exact: true }).fill('second one');
  await page.getByLabel('Confirm new password').fill('second one');
  const link = page.url();
  await page.getByRole('button', { name: 'Reset password' }).click();
  await page.getByText('Your password has been reset.').waitFor();
  await fireTimers();
  await page.waitForURL('**/signin');
  expect(await page.getByLabel('Email').inputValue()).toBe(email);

  pageErrors.allowRefused('accounts:');
  await fillSignIn(page, { email, password: 'first one' });
  await page.getByText('Invalid password', { exact: true }).waitFor();
  await fillSignIn(page, { email, password: 'second one' });
  await heading(page, 'Welcome');

  await page.goto(link);
  await page.getByText('This password reset link is invalid or has expired').waitFor();
});

describe('what cannot be signed in with is said', () => {
  const cases: [string, string, string, string][] = [
    ['an unknown address', 'nobody@example.com', 'chalkline', 'No account found with this email'],
    ['a wrong password', 'plus@chalkline.test', 'wrong one', 'Invalid password'],
    ['no address', '', 'chalkline', 'Email is required'],
    ['half an address', 'plus@', 'chalkline', 'Invalid email address'],
    ['no password', 'plus@chalkline.test', '', 'Password is required'],
  ];

  test('and what was typed stays', async () => {
    const { page, pageErrors } = await visit({ returning: true });
    pageErrors.allowRefused('accounts:signInWithPassword');
    await page.goto('/signin');
    for (const [_name, email, password, sentence] of cases) {
      await fillSignIn(page, { email, password });
      await page.getByText(sentence).waitFor();
      expect(await page.getByLabel('Email').inputValue()).toBe(email);
      expect(pathOf(page)).toBe('/signin');
    }
  });

  test.each([
    [
      'an address that has an account',
      'plus@chalkline.test',
      'chalkline',
      'An account already exists with this email',
    ],
    ['a short password', 'short@example.com', '12345', 'Password should be at least 6 characters'],
  ])('signing up with %s', async (_name, email, password, sentence) => {
    const { page, pageErrors } = await visit({ returning: true });
    pageErrors.allowRefused('accounts:signUp');
    await page.goto('/signup');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await page.getByText(sentence).waitFor();
    expect(pathOf(page)).toBe('/signup');
  });
});

describe('guards', () => {
  test('who signs in comes to where they wanted to go, with its query', async () => {
    const { page } = await visit();
    await page.goto('/account?from=mail#top');
    await heading(page, 'Sign in');
    await fillSignIn(page, credentialsOf('vip'));
    await heading(page, 'Account Settings');
    expect(new URL(page.url()).href.endsWith('/account?from=mail#top')).toBe(true);
  });

  test('and never to another site', async () => {
    const { page } = await visit();
    await page.goto(`/signin?returnTo=${encodeURIComponent('//elsewhere.example/home')}`);
    await fillSignIn(page, credentialsOf('vip'));
    await heading(page, "Today's Picks");
    expect(pathOf(page)).toBe('/dashboard');
  });

  test('a member who is no admin goes home from the admin page, and needs no sign-in page', async () => {
    const { page } = await visit({ as: 'plus' });
    for (const path of ['/admin', '/signin', '/signup', '/forgot-password']) {
      await page.goto(path);
      await heading(page, 'Welcome');
      expect(pathOf(page)).toBe('/home');
    }
  });
});

test('signing out in one tab signs out the other, and the way back shows nothing', async () => {
  const { page, context } = await visit({ as: 'premium' });
  const other = await context.newPage();
  await page.goto('/home');
  await other.goto('/dashboard');
  await other.getByRole('article').first().waitFor();
  await heading(page, 'Welcome');
  await signOut(page, 'premium@chalkline.test');
  await other.waitForURL('**/sign-in');
  await heading(other, 'Sign in');
  await page.goBack();
  await heading(page, 'Sign in');
  expect(await other.getByRole('article').count()).toBe(0);
});

describe('Google', () => {
  /** Clicks a button that closes the popup, which may be gone before the click resolves. */
  async function leaveBy(popup: Page, name: string): Promise<void> {
    const closed = popup.waitForEvent('close');
    const button = popup.getByRole('button', { name, exact: true });
    await Promise.all([closed, button.click().catch(() => closed)]);
  }

  test('the local window signs a new user up, and the same one in', async () => {
    const { page } = await visit();
    for (const [path, verb, arrival] of [
      ['/signup', 'up', '/pricing'],
      ['/signin', 'in', '/home'],
    ] as const) {
      await page.goto(path);
      const opened = page.waitForEvent('popup');
      await page.getByRole('button', { name: `Sign ${verb} with Google` }).click();
      const google = await opened;
      await google.getByLabel('Or any other Google account').fill('someone@gmail.test');
      await leaveBy(google, 'Continue');
      await page.waitForURL(`**${arrival}`);
      await signOut(page, 'someone@gmail.test');
    }
  });

  test('a window that is closed is no failure', async () => {
    const { page } = await visit({ returning: true });
    await page.goto('/signin');
    const opened = page.waitForEvent('popup');
    const button = page.getByRole('button', { name: 'Sign in with Google' });
    await button.click();
    await leaveBy(await opened, 'Cancel');
    await button.waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});
