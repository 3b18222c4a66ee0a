import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type PageConfig, pageConfig } from '#frontend/app/page-config.ts';
import { leave } from '#frontend/app/session/live-session.ts';
import { ConfirmAgeDocument, MeDocument, RegisterDocument } from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { meAnswer, Network } from '#frontend/testing/network.ts';
import { sampleMember } from '#frontend/testing/samples.ts';
import { MEMBER, showTo, VISITOR, writeConfig } from '#frontend/testing/show-to.tsx';
import { SignUpPage } from './SignUpPage.tsx';

jest.unstable_mockModule('@fingerprintjs/fingerprintjs', () => ({
  default: { load: async () => ({ get: async () => ({ visitorId: 'device-1' }) }) },
}));

const NEW = sampleMember({
  id: 'ann',
  email: 'ann@example.com',
  subscription: 'FREE',
  planStatus: 'TRIALING',
});

let network: Network;
let server: Answers;

beforeAll(writeConfig);
/** Adds to what the server wrote into the page. */
function configure(more: Partial<PageConfig>): void {
  const config = document.getElementById('config');
  if (config) config.textContent = JSON.stringify({ firebase: pageConfig().firebase, ...more });
}

beforeEach(() => {
  server = new Answers()
    .to(MeDocument, meAnswer(null))
    .to(RegisterDocument, { register: { user: NEW } } as never)
    .to(ConfirmAgeDocument, 'UNAVAILABLE');
  network = new Network(server);
});
afterEach(async () => {
  await act(() => leave('signed-out'));
});

async function submit(password = 'secret', address = 'ann@example.com') {
  await userEvent.type(screen.getByLabelText('Email'), address);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
}

test('makes the account, mails the verification link and leads to the plans, which say so', async () => {
  const router = showTo(VISITOR, <SignUpPage />, '/signup');
  await submit();
  await waitFor(() => expect(router.state.location.pathname).toBe('/pricing'));
  expect(router.state.location.state).toEqual({ verify: 'ann@example.com' });
  await waitFor(() =>
    expect(network.bodiesOf('accounts:sendOobCode')).toMatchObject([{ requestType: 'VERIFY_EMAIL' }]),
  );
  expect(network.bodiesOf('accounts:delete')).toEqual([]);
  expect(server.timesSent(ConfirmAgeDocument)).toBe(1);
});

test('leads where the reader wanted to go', async () => {
  const router = showTo(VISITOR, <SignUpPage />, '/signup?returnTo=%2Fdashboard');
  await submit();
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
});

test('when the server cannot register it, the identity is deleted again and nothing typed is lost', async () => {
  server.to(RegisterDocument, 'INTERNAL_SERVER_ERROR');
  showTo(VISITOR, <SignUpPage />, '/signup');
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('An unexpected error occurred');
  expect(network.bodiesOf('accounts:delete')).toHaveLength(1);
  expect(network.bodiesOf('accounts:sendOobCode')).toEqual([]);
  expect(screen.getByLabelText('Email')).toHaveValue('ann@example.com');
});

describe('where a device may have one account', () => {
  beforeEach(() => configure({ oneAccountADevice: true }));
  afterEach(() => configure({}));

  test('signing up says which device it is; one that was used is refused, and no identity remains', async () => {
    server.to(RegisterDocument, 'DEVICE_USED');
    showTo(VISITOR, <SignUpPage />, '/signup');
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'A free trial has already been used on this device',
    );
    expect(server.requests.find(({ name }) => name === 'Register')?.variables).toEqual({
      input: { fingerprintId: 'device-1' },
    });
    expect(network.bodiesOf('accounts:delete')).toHaveLength(1);
  });
});

test('elsewhere no device is read', async () => {
  showTo(VISITOR, <SignUpPage />, '/signup');
  await submit();
  await waitFor(() => expect(network.bodiesOf('accounts:sendOobCode')).toHaveLength(1));
  expect(server.requests.find(({ name }) => name === 'Register')?.variables).toEqual({ input: null });
});

test('a password of five characters is not sent', async () => {
  showTo(VISITOR, <SignUpPage />, '/signup');
  await submit('12345');
  expect(screen.getByText('Password should be at least 6 characters')).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(network.requests).toEqual([]);
});

test.each([
  ['EMAIL_EXISTS', 'An account already exists with this email', 'Email'],
  ['WEAK_PASSWORD : too weak', 'Password should be at least 6 characters', 'Password'],
])('%s is said under its field', async (error, sentence, field) => {
  network.identity('accounts:signUp', { error });
  showTo(VISITOR, <SignUpPage />, '/signup');
  await submit();
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByLabelText(field)).toHaveFocus();
});

test('a signed-in reader goes home', () => {
  expect(showTo(MEMBER, <SignUpPage />, '/signup').state.location.pathname).toBe('/home');
});

test('leads back to the plans, and opens the documents that it asks to accept', async () => {
  showTo(VISITOR, <SignUpPage />, '/signup');
  expect(screen.getByRole('link', { name: 'Back to plans' })).toHaveAttribute('href', '/pricing');
  await userEvent.click(screen.getByRole('link', { name: 'Privacy Policy' }));
  const dialog = await screen.findByRole('dialog', { name: 'Privacy Policy' });
  expect(await screen.findByText('Effective November 15, 2024')).toBeVisible();
  expect(dialog).toBeVisible();
});

describe('Google', () => {
  const opened = { closed: false };
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('whose window cannot be used says so', async () => {
    jest.spyOn(window, 'open').mockReturnValue(opened as Window);
    network.identity('accounts:signInWithIdp', { error: 'INVALID_IDP_RESPONSE' });
    showTo(VISITOR, <SignUpPage />, '/signup');
    await userEvent.click(screen.getByRole('button', { name: 'Sign up with Google' }));
    const message = { origin: location.origin, source: opened as Window, data: '{"sub":"1"}' };
    window.dispatchEvent(new MessageEvent('message', message as never));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to sign up with Google');
  });

  test('whose window is closed is not an error', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    showTo(VISITOR, <SignUpPage />, '/signup');
    const button = screen.getByRole('button', { name: 'Sign up with Google' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toBeEnabled());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
