import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '#frontend/app/session/identity.ts';
import { client, leave } from '#frontend/app/session/live-session.ts';
import { readUnsaved, writeUnsaved } from '#frontend/app/unsaved.ts';
import { MeDocument } from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { meAnswer, Network } from '#frontend/testing/network.ts';
import { sampleMember } from '#frontend/testing/samples.ts';
import { MEMBER, showTo, VISITOR, writeConfig } from '#frontend/testing/show-to.tsx';
import { SignInPage } from './SignInPage.tsx';

let network: Network;
let server: Answers;

beforeAll(writeConfig);
beforeEach(() => {
  server = new Answers().to(MeDocument, meAnswer(sampleMember({ id: 'ann' })));
  network = new Network(server);
});
afterEach(async () => {
  await act(() => leave('signed-out'));
  await client.clearStore();
});

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const button = () => screen.getByRole('button', { name: 'Sign In' });

async function submit(given = { email: 'ann@example.com', password: 'secret' }) {
  if (given.email) await userEvent.type(email(), given.email);
  if (given.password) await userEvent.type(password(), given.password);
  await userEvent.click(button());
}

describe('before anything is sent', () => {
  test.each([
    [{ email: '', password: '' }, ['Email is required', 'Password is required'], email],
    [{ email: 'ann@example.com', password: '' }, ['Password is required'], password],
    [{ email: 'ann', password: 'secret' }, ['Invalid email address'], email],
  ])('%j', async (given, problems, first) => {
    showTo(VISITOR, <SignInPage />, '/signin');
    await submit(given);
    for (const problem of problems) expect(screen.getByText(problem)).toBeVisible();
    expect(first()).toHaveFocus();
    expect(network.requests).toEqual([]);
  });
});

test('a reload keeps the email, never the password; signing in forgets it', async () => {
  showTo(VISITOR, <SignInPage />, '/signin');
  await userEvent.type(email(), 'ann@example.com');
  await userEvent.type(password(), 'secret');
  cleanup();
  showTo(VISITOR, <SignInPage />, '/signin');
  await waitFor(() => expect(email()).toHaveValue('ann@example.com'));
  expect(password()).toHaveValue('');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
  sessionStorage.clear();
});

describe('a failure stands where it belongs, and what was typed stays', () => {
  test.each([
    ['EMAIL_NOT_FOUND', 'No account found with this email', email],
    ['INVALID_EMAIL', 'Invalid email address', email],
    ['INVALID_PASSWORD', 'Invalid password', password],
  ])('%s is said under its field', async (error, sentence, field) => {
    network.identity('accounts:signInWithPassword', { error });
    showTo(VISITOR, <SignInPage />, '/signin');
    await submit();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(field()).toHaveFocus();
    expect(email()).toHaveValue('ann@example.com');
    expect(password()).toHaveValue('secret');
    expect(button()).toBeEnabled();
  });

  test.each([['INVALID_LOGIN_CREDENTIALS'], ['USER_DISABLED'], ['TOO_MANY_ATTEMPTS_TRY_LATER']])(
    '%s tells nobody who has an account',
    async (error) => {
      network.identity('accounts:signInWithPassword', { error });
      showTo(VISITOR, <SignInPage />, '/signin');
      await submit();
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent('Authentication failed. Please try again.');
      expect(alert.parentElement).toHaveFocus();
    },
  );

  test('an account that the server cannot load leaves the reader signed out', async () => {
    server.to(MeDocument, 'INTERNAL_SERVER_ERROR');
    showTo(VISITOR, <SignInPage />, '/signin');
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('An unexpected error occurred');
    expect(password()).toHaveValue('secret');
  });
});

describe('success leads', () => {
  test.each([
    ['/signin', '/dashboard'],
    ['/signin?returnTo=%2Fsubscription', '/subscription'],
    ['/signin?returnTo=https%3A%2F%2Fevil.test', '/dashboard'],
    ['/signin?returnTo=%2F%2Fevil.test', '/dashboard'],
  ])('from %s to %s', async (at, to) => {
    const router = showTo(VISITOR, <SignInPage />, at);
    await submit();
    await waitFor(() => expect(router.state.location.pathname).toBe(to));
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test.each([
    ['a free member', { subscription: 'FREE' as const }],
    ['an admin', { subscription: 'VIP' as const, scopes: ['PICKS' as const] }],
  ])('%s home, and not to the board as payers', async (_name, given) => {
    server = new Answers().to(MeDocument, meAnswer(sampleMember({ id: 'ann', ...given })));
    network = new Network(server);
    const router = showTo(VISITOR, <SignInPage />, '/signin');
    await submit();
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
  });

  test('and a second submit sends nothing more', async () => {
    const release = server.delayed(MeDocument, meAnswer(sampleMember({ id: 'ann' })));
    const router = showTo(VISITOR, <SignInPage />, '/signin');
    await submit();
    const busy = await screen.findByRole('button', { name: /Signing in/ });
    expect(busy).toBeDisabled();
    fireEvent.submit(busy.closest('form') as HTMLFormElement);
    release();
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(network.bodiesOf('accounts:signInWithPassword')).toHaveLength(1);
  });
});

test('a signed-in reader goes home', () => {
  const router = showTo(MEMBER, <SignInPage />, '/signin?returnTo=%2Faccount');
  expect(router.state.location.pathname).toBe('/home');
});

test('a visitor who wants VIP reads that an account comes first, and the price', () => {
  showTo(VISITOR, <SignInPage />, '/signin?returnTo=%2Fcheckout%2Fvip');
  expect(screen.getByText('Sign in or create an account to buy VIP ($249/month).')).toBeVisible();
});

test('a session that ended says so', () => {
  showTo({ status: 'visitor', reason: 'session-ended' }, <SignInPage />, '/signin');
  expect(screen.getByRole('alert')).toHaveTextContent('Your session has ended. Please sign in again.');
});

test('after a session ended its member finds what was typed, and another member of this tab does not', async () => {
  const signInAs = async (id: string) => {
    server.to(MeDocument, meAnswer(sampleMember({ id })));
    await act(() => signIn('ann@example.com', 'secret'));
  };
  await signInAs('ann');
  writeUnsaved('new API key', { name: 'Morning bot' });
  await act(() => leave('session-ended'));
  await signInAs('ann');
  expect(readUnsaved('new API key')).toEqual({ name: 'Morning bot' });
  await act(() => leave('session-ended'));
  await signInAs('bob');
  expect(readUnsaved('new API key')).toBeNull();
});

test('the links keep the address that was typed and the wish to come back', async () => {
  const router = showTo(VISITOR, <SignInPage />, '/signin?returnTo=%2Faccount');
  await userEvent.type(email(), 'ann@example.com');
  await userEvent.click(screen.getByRole('link', { name: 'Create an account' }));
  expect(router.state.location).toMatchObject({
    pathname: '/signup',
    search: '?returnTo=%2Faccount',
    state: { email: 'ann@example.com' },
  });
});

test('password managers recognize the fields, and the password can be shown', async () => {
  showTo(VISITOR, <SignInPage />, '/signin');
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
});
