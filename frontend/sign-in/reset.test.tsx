import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Answers } from '#frontend/testing/answers.ts';
import { Network } from '#frontend/testing/network.ts';
import { pass } from '#frontend/testing/pass.ts';
import { MEMBER, showTo, VISITOR, writeConfig } from '#frontend/testing/show-to.tsx';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';
import { VerifyEmailPage } from './VerifyEmailPage.tsx';

let network: Network;

beforeAll(writeConfig);
beforeEach(() => {
  jest.useFakeTimers();
  network = new Network(new Answers());
});
afterEach(() => {
  sessionStorage.clear();
  jest.useRealTimers();
});

function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass();
}

describe('forgot password', () => {
  const SENT = 'Password reset link sent! Check your email for further instructions.';

  async function ask(address = 'ann@example.com') {
    type('Email', address);
    await press('Send reset link');
  }

  test.each([['with an account'], ['without one']])('an address %s gets the same answer', async (kind) => {
    if (kind === 'without one') network.identity('accounts:sendOobCode', { error: 'EMAIL_NOT_FOUND' });
    showTo(VISITOR, <ForgotPasswordPage />, '/forgot-password');
    await ask();
    expect(screen.getByRole('status')).toHaveTextContent(SENT);
    expect(network.bodiesOf('accounts:sendOobCode')).toMatchObject([{ email: 'ann@example.com' }]);
  });

  test('a failure says so and keeps the address, also over a reload', async () => {
    network.identity('accounts:sendOobCode', { error: 'RESET_PASSWORD_EXCEED_LIMIT' });
    showTo(VISITOR, <ForgotPasswordPage />, '/forgot-password');
    await ask();
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to send reset email');
    expect(screen.getByLabelText('Email')).toHaveValue('ann@example.com');
    cleanup();
    showTo(VISITOR, <ForgotPasswordPage />, '/forgot-password');
    expect(screen.getByLabelText('Email')).toHaveValue('ann@example.com');
  });

  test('an empty address is not sent', async () => {
    showTo(VISITOR, <ForgotPasswordPage />, '/forgot-password');
    await press('Send reset link');
    expect(screen.getByText('Email is required')).toBeVisible();
    expect(network.requests).toEqual([]);
  });

  test('the address typed at sign-in is there already, and members go home', () => {
    showTo(VISITOR, <ForgotPasswordPage />, '/forgot-password', { email: 'bob@example.com' });
    expect(screen.getByLabelText('Email')).toHaveValue('bob@example.com');
    const router = showTo(MEMBER, <ForgotPasswordPage />, '/forgot-password');
    expect(router.state.location.pathname).toBe('/home');
  });
});

describe('reset password', () => {
  const AT = '/reset-password?oobCode=abc';

  async function choose(password: string, confirmation = password) {
    type('New password', password);
    type('Confirm new password', confirmation);
    await press('Reset password');
  }

  test('without a code: invalid, and a way to a new one', () => {
    showTo(VISITOR, <ResetPasswordPage />, '/reset-password');
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid password reset link');
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });

  test.each([['INVALID_OOB_CODE'], ['EXPIRED_OOB_CODE']])('%s: nothing can be typed', async (error) => {
    network.identity('accounts:resetPassword', { error });
    showTo(VISITOR, <ResetPasswordPage />, AT);
    expect(screen.getByText('Checking your link...')).toBeInTheDocument();
    await pass();
    expect(screen.getByRole('alert')).toHaveTextContent('This password reset link is invalid or has expired');
    expect(screen.queryByLabelText('New password')).toBeNull();
  });

  test('a provider out of reach is no bad link: Retry asks again', async () => {
    network.identity('accounts:resetPassword', 'unreachable');
    showTo(VISITOR, <ResetPasswordPage />, AT);
    await pass();
    expect(screen.getByRole('alert')).toHaveTextContent('Server error. Please try again.');
    network.identity('accounts:resetPassword', { email: 'ann@example.com', requestType: 'PASSWORD_RESET' });
    await press('Retry');
    expect(screen.getByText('ann@example.com')).toBeVisible();
  });

  test.each([
    ['12345', '12345', 'Password should be at least 6 characters'],
    ['secret', 'sacred', 'Passwords do not match'],
  ])('%s and %s are not sent', async (password, confirmation, problem) => {
    showTo(VISITOR, <ResetPasswordPage />, AT);
    await pass();
    await choose(password, confirmation);
    expect(screen.getByText(problem)).toBeVisible();
    expect(network.bodiesOf('accounts:resetPassword')).toHaveLength(1);
  });

  test('success is said, and after 3 s the sign-in page comes', async () => {
    const router = showTo(VISITOR, <ResetPasswordPage />, AT);
    await pass();
    await choose('secret');
    expect(network.bodiesOf('accounts:resetPassword').at(-1)).toMatchObject({
      oobCode: 'abc',
      newPassword: 'secret',
    });
    expect(screen.getByRole('status')).toHaveTextContent('Your password has been reset');
    await pass(2_900);
    expect(router.state.location.pathname).toBe('/reset-password');
    await pass(100);
    expect(router.state.location.pathname).toBe('/signin');
    expect(router.state.location.state).toEqual({ email: 'ann@example.com' });
  });

  test('a link that was used in the meantime says so', async () => {
    showTo(VISITOR, <ResetPasswordPage />, AT);
    await pass();
    network.identity('accounts:resetPassword', { error: 'INVALID_OOB_CODE' });
    await choose('secret');
    expect(screen.getByRole('alert')).toHaveTextContent('This password reset link is invalid or has expired');
  });

  test('any other failure: Failed to reset password', async () => {
    showTo(VISITOR, <ResetPasswordPage />, AT);
    await pass();
    network.identity('accounts:resetPassword', { error: 'TOO_MANY_ATTEMPTS_TRY_LATER' });
    await choose('secret');
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to reset password');
    expect(screen.getByLabelText('New password')).toHaveValue('secret');
  });

  test('a verification mail with the same address goes on to its own page', () => {
    const router = showTo(VISITOR, <ResetPasswordPage />, '/reset-password?mode=verifyEmail&oobCode=abc');
    expect(router.createHref(router.state.location)).toBe('/verify-email?oobCode=abc');
  });
});

describe('verify email', () => {
  test('uses the link up once and says so', async () => {
    showTo(VISITOR, <VerifyEmailPage />, '/verify-email?oobCode=abc');
    await pass();
    expect(screen.getByRole('status')).toHaveTextContent('Your email is verified');
    expect(network.bodiesOf('accounts:update')).toMatchObject([{ oobCode: 'abc' }]);
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
  });

  test('a member goes on from there', async () => {
    showTo(MEMBER, <VerifyEmailPage />, '/verify-email?oobCode=abc');
    await pass();
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/home');
  });

  test('a bad link says so', async () => {
    network.identity('accounts:update', { error: 'INVALID_OOB_CODE' });
    showTo(VISITOR, <VerifyEmailPage />, '/verify-email?oobCode=abc');
    await pass();
    expect(screen.getByRole('alert')).toHaveTextContent('This verification link is invalid or has expired');
    expect(screen.getByRole('link', { name: 'Sign in to send a new link' })).toHaveAttribute(
      'href',
      '/signin?returnTo=%2Faccount',
    );
  });

  test('an unreachable provider can be retried', async () => {
    network.identity('accounts:update', 'unreachable');
    showTo(VISITOR, <VerifyEmailPage />, '/verify-email?oobCode=abc');
    await pass();
    network.identity('accounts:update', { email: 'ann@example.com' });
    await press('Retry');
    expect(screen.getByRole('status')).toHaveTextContent('Your email is verified');
  });
});
