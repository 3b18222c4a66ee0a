import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leave } from '#frontend/app/session/live-session.ts';
import { currentSession } from '#frontend/app/session/session.ts';
import {
  DeleteAccountDocument,
  LimitsDocument,
  RevokeSessionsDocument,
  SetMonthlyLimitDocument,
  StartCoolOffDocument,
  UpdatePasswordDocument,
} from '#frontend/generated/graphql.ts';
import { accountAnswers, LIMITS, showAccountPage } from '#frontend/testing/account-page.tsx';
import type { Answers } from '#frontend/testing/answers.ts';
import { Network } from '#frontend/testing/network.ts';
import { writeConfig } from '#frontend/testing/show-to.tsx';

let network: Network;
let answers: Answers;

beforeAll(writeConfig);
beforeEach(() => {
  answers = accountAnswers();
  answers.to(UpdatePasswordDocument, { updatePassword: { userId: 'ann' } });
  network = new Network(answers);
});
afterEach(async () => {
  await act(() => leave('signed-out'));
});

const showAccount = (account?: Record<string, unknown>) => showAccountPage({ network, answers }, account);

describe('the address', () => {
  test('is shown and cannot be changed', async () => {
    await showAccount({ emailVerified: true });
    expect(screen.getByLabelText('Email address')).toHaveValue('ann@example.com');
    expect(screen.getByLabelText('Email address')).toHaveAttribute('readonly');
    expect(await screen.findByText('Verified')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send verification email' })).toBeNull();
  });

  test('that is not verified can be sent the mail again', async () => {
    await showAccount();
    await userEvent.click(await screen.findByRole('button', { name: 'Send verification email' }));
    expect(await screen.findByText('We sent a verification link to ann@example.com.')).toBeVisible();
    expect(network.bodiesOf('accounts:sendOobCode')).toMatchObject([{ requestType: 'VERIFY_EMAIL' }]);
  });

  test('a mail that cannot be sent says so', async () => {
    network.identity('accounts:sendOobCode', { error: 'TOO_MANY_ATTEMPTS_TRY_LATER' });
    await showAccount();
    await userEvent.click(await screen.findByRole('button', { name: 'Send verification email' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to send the verification email');
  });

  test('verified in another window is seen on coming back', async () => {
    await showAccount();
    await screen.findByText('Not verified');
    network.identity('accounts:lookup', { users: [network.account({ emailVerified: true })] });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('Verified')).toBeVisible();
  });
});

describe('the password', () => {
  async function change(given: { current?: string; next?: string; confirmation?: string } = {}) {
    const { current = 'secret', next = 'better' } = given;
    const { confirmation = next } = given;
    await userEvent.click(screen.getByRole('button', { name: 'Change Password' }));
    expect(screen.getByLabelText('Current password')).toHaveFocus();
    if (current) await userEvent.type(screen.getByLabelText('Current password'), current);
    await userEvent.type(screen.getByLabelText('New password'), next);
    await userEvent.type(screen.getByLabelText('Confirm new password'), confirmation);
    await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
  }

  test('is changed once the current one is proven', async () => {
    await showAccount();
    const before = network.bodiesOf('accounts:signInWithPassword').length;
    await change();
    expect(await screen.findByText('Your password has been changed.')).toBeVisible();
    const signIns = network.bodiesOf('accounts:signInWithPassword').slice(before);
    expect(signIns).toMatchObject([{ password: 'secret' }, { password: 'better' }]);
    expect(answers.variablesOf(UpdatePasswordDocument)).toEqual([
      { input: { userId: 'ann', newPassword: 'better' } },
    ]);
    expect(screen.getByRole('button', { name: 'Change Password' })).toHaveFocus();
  });

  test.each([
    [{ current: '' }, 'Password is required', 'Current password'],
    [{ next: '12345' }, 'Password should be at least 6 characters', 'New password'],
    [{ confirmation: 'bitter' }, 'Passwords do not match', 'Confirm new password'],
  ])('%j is not sent', async (given, problem, field) => {
    await showAccount();
    await change(given);
    expect(screen.getByText(problem)).toBeVisible();
    expect(screen.getByLabelText(field)).toHaveFocus();
    expect(answers.timesSent(UpdatePasswordDocument)).toBe(0);
  });

  test('a wrong current one is said under its field, and nothing changes', async () => {
    await showAccount();
    network.identity('accounts:signInWithPassword', { error: 'INVALID_PASSWORD' });
    await change();
    expect(await screen.findByText('Invalid password')).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveFocus();
    expect(screen.getByLabelText('New password')).toHaveValue('better');
    expect(answers.timesSent(UpdatePasswordDocument)).toBe(0);
  });

  test('any other failure stands above the button', async () => {
    await showAccount();
    answers.to(UpdatePasswordDocument, 'IDENTITY_UNAVAILABLE');
    await change();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update password');
  });

  test('Cancel closes the form and gives the focus back', async () => {
    await showAccount();
    await userEvent.click(screen.getByRole('button', { name: 'Change Password' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByLabelText('New password')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change Password' })).toHaveFocus());
  });

  test('of a Google account is not ours to change', async () => {
    await showAccount({ providerUserInfo: [{ providerId: 'google.com', rawId: '1' }] });
    expect(screen.getByText(/You sign in with Google/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change Password' })).toBeNull();
  });
});

describe('responsible play', () => {
  test('names the day on which the age was confirmed', async () => {
    answers.to(LimitsDocument, {
      limits: { ...LIMITS, ageConfirmedAt: '2026-11-20T17:00:00.000Z' },
    });
    await showAccount();
    expect(
      await screen.findByText('You confirmed on Friday, November 20, 2026 that you are 21 or older.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'I am 21 or older' })).toBeNull();
  });

  test('shows what was spent, sets a limit and begins a break after asking', async () => {
    const limited = { ...LIMITS, monthlyLimitCents: 15_000 };
    answers.to(SetMonthlyLimitDocument, {
      setMonthlyLimit: { limits: limited },
    });
    const paused = { ...limited, coolOffUntil: '2031-11-27T17:00:00.000Z' };
    answers.to(StartCoolOffDocument, {
      startCoolOff: { limits: paused },
    });
    await showAccount();
    expect(await screen.findByText('$79.00')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Monthly limit in dollars'), '150');
    await userEvent.click(screen.getByRole('button', { name: 'Set limit' }));
    expect(await screen.findByText(/Your limit is \$150.00 a month/)).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Take a break'), 'A break of 7 days');
    await userEvent.click(screen.getByRole('button', { name: 'Start break…' }));
    expect(screen.getByText(/While it lasts today’s picks are closed to you/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Start my break' }));
    expect(
      await screen.findByText('You are taking a break until Thursday, November 27, 2031.'),
    ).toBeVisible();
    expect(answers.variablesOf(SetMonthlyLimitDocument)).toEqual([{ input: { monthlyLimitCents: 15_000 } }]);
    expect(answers.variablesOf(StartCoolOffDocument)).toEqual([{ input: { days: 7 } }]);
  });
});

test('a limit that was typed survives a reload until it is set', async () => {
  const limited = { ...LIMITS, monthlyLimitCents: 15_000 };
  answers.to(SetMonthlyLimitDocument, { setMonthlyLimit: { limits: limited } });
  await showAccount();
  await userEvent.type(await screen.findByLabelText('Monthly limit in dollars'), '150');
  cleanup();
  await showAccount();
  const field = await screen.findByLabelText('Monthly limit in dollars');
  expect(field).toHaveValue('150');
  await userEvent.click(screen.getByRole('button', { name: 'Set limit' }));
  await waitFor(() => expect(field).toHaveValue(''));
  cleanup();
  await showAccount();
  expect(await screen.findByLabelText('Monthly limit in dollars')).toHaveValue('');
});

test('deleting the account needs its address, and says why it cannot be done', async () => {
  answers.to(DeleteAccountDocument, 'SIGN_IN_AGAIN');
  await showAccount();
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account…' }));
  expect(screen.getByRole('button', { name: 'Delete my account' })).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Type ann@example.com to confirm'), 'ann@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to delete your account. Please sign in again and repeat this',
  );
});

describe('where the member is signed in', () => {
  test('is listed, with this device marked', async () => {
    await showAccount();
    const rows = within(cardOf('Where you are signed in')).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Chrome on WindowsThis deviceSigned in Nov 20, 2026 · Last used Nov 20, 2026, 12:00 PM ET',
      'Safari on iPhoneSigned in Nov 2, 2026 · Last used Nov 18, 2026, 7:00 AM ET',
    ]);
  });

  test('and can be ended everywhere at once', async () => {
    answers.to(RevokeSessionsDocument, { revokeSessions: { revokedKeys: 1 } });
    await showAccount();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    const dialog = screen.getByRole('dialog', { name: 'Sign out everywhere?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(currentSession()).toEqual({ status: 'visitor', reason: 'signed-out' }));
    expect(answers.timesSent(RevokeSessionsDocument)).toBe(1);
  });
});

function cardOf(heading: string): HTMLElement {
  const card = screen.getByRole('heading', { name: heading }).closest('section');
  if (!card) throw new Error(`No card is called ${heading}`);
  return card;
}
