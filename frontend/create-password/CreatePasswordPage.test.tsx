import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client, leave } from '#frontend/app/session/live-session.ts';
import { MeDocument, UpdatePasswordDocument } from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { meAnswer, Network } from '#frontend/testing/network.ts';
import { sampleMember } from '#frontend/testing/samples.ts';
import { showTo, VISITOR, writeConfig } from '#frontend/testing/show-to.tsx';
import { CreatePasswordPage } from './CreatePasswordPage.tsx';

const PASSWORD_SET = {
  updatePassword: { userId: 'ann' },
};
const STATE = { email: 'ann@example.com', userId: 'ann', tempPassword: 'temporary-secret' };

let network: Network;
let server: Answers;

beforeAll(writeConfig);
beforeEach(() => {
  server = new Answers()
    .to(MeDocument, meAnswer(sampleMember({ id: 'ann' })))
    .to(UpdatePasswordDocument, PASSWORD_SET);
  network = new Network(server);
});
afterEach(async () => {
  await act(() => leave('signed-out'));
  await client.clearStore();
});

const open = (state: unknown = STATE) => showTo(VISITOR, <CreatePasswordPage />, '/create-password', state);
const passwords = () => network.bodiesOf('accounts:signInWithPassword').map(({ password }) => password);

async function submit(password: string, confirmation = password) {
  await userEvent.clear(screen.getByLabelText('Password'));
  if (password) await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.clear(screen.getByLabelText('Confirm password'));
  if (confirmation) await userEvent.type(screen.getByLabelText('Confirm password'), confirmation);
  await userEvent.click(screen.getByRole('button', { name: 'Create Password' }));
}

describe('only straight after a purchase', () => {
  test.each([[undefined], [null], [{}], [{ ...STATE, tempPassword: '' }], [{ ...STATE, userId: 7 }]])(
    '%j leads to the plans',
    (state) => {
      const router = open(state ?? null);
      expect(router.state.location.pathname).toBe('/pricing');
      expect(router.state.historyAction).toBe('REPLACE');
    },
  );
});

describe('before anything is sent', () => {
  test.each([
    ['', '', 'Password must be at least 6 characters'],
    ['short', 'short', 'Password must be at least 6 characters'],
    ['long enough', 'another one', 'Passwords do not match'],
  ])('%j and %j', async (password, confirmation, sentence) => {
    open();
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
    await submit(password, confirmation);
    expect(screen.getByText(sentence)).toBeVisible();
    expect(network.requests).toEqual([]);
  });
});

test('in with the temporary one, set, in with the new one, and on to VIP with nothing left in history', async () => {
  const router = open();
  await submit('secret1');
  await waitFor(() => expect(router.state.location.pathname).toBe('/vip-offer'));
  expect(passwords()).toEqual(['temporary-secret', 'secret1']);
  expect(server.variablesOf(UpdatePasswordDocument)).toEqual([
    { input: { userId: 'ann', newPassword: 'secret1' } },
  ]);
  expect(router.state.location.state).toBeNull();
  expect(router.state.historyAction).toBe('REPLACE');
});

describe('failures', () => {
  test.each([
    ['SIGN_IN_AGAIN', 'Please sign in again and repeat this'],
    ['BAD_USER_INPUT', 'Please check what you entered'],
    ['unreachable', 'Failed to update password'],
  ] as const)('%s is said, and trying again begins with the temporary one', async (failure, sentence) => {
    server.to(UpdatePasswordDocument, failure, PASSWORD_SET);
    const router = open();
    await submit('secret1');
    expect(await screen.findByText(sentence)).toBeVisible();
    await submit('secret1');
    await waitFor(() => expect(router.state.location.pathname).toBe('/vip-offer'));
    expect(passwords()).toEqual(['temporary-secret', 'temporary-secret', 'secret1']);
  });

  test('a temporary password that has run out shows the other way in', async () => {
    network.identity('accounts:signInWithPassword', { error: 'INVALID_PASSWORD' });
    open();
    await submit('secret1');
    expect(await screen.findByText('Invalid password')).toBeVisible();
    expect(screen.getByRole('link', { name: 'ask for a new one' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    expect(server.timesSent(UpdatePasswordDocument)).toBe(0);
  });

  test('once it was set, it is not set again', async () => {
    const router = open();
    server.to(MeDocument, meAnswer(sampleMember({ id: 'ann' })), 'INTERNAL_SERVER_ERROR');
    await submit('secret1');
    expect(await screen.findByText('An unexpected error occurred')).toBeVisible();
    server.to(MeDocument, meAnswer(sampleMember({ id: 'ann' })));
    await submit('secret1');
    await waitFor(() => expect(router.state.location.pathname).toBe('/vip-offer'));
    expect(server.timesSent(UpdatePasswordDocument)).toBe(1);
    expect(passwords().slice(1)).not.toContain('temporary-secret');
  });
});
