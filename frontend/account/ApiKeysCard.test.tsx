import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type ApiKeyRowFragment,
  ApiKeysDocument,
  ConfirmApiKeyDocument,
  CreateApiKeyDocument,
  RevokeApiKeyDocument,
} from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { show } from '#frontend/testing/show.tsx';
import { ApiKeysCard } from './ApiKeysCard.tsx';

const SECRET = `pk_${'A'.repeat(38)}`;
let answers: Answers;

beforeEach(() => {
  sessionStorage.clear();
  answers = new Answers();
});

function key(given: Partial<ApiKeyRowFragment> = {}) {
  return {
    __typename: 'ApiKey' as const,
    ...{ id: 'key_1', name: 'Morning bot', prefix: 'pk_AbCd', scopes: ['READ_PICKS' as const] },
    ...{ expiresAt: null, lastUsedAt: null, createdAt: '2026-11-01T12:00:00.000Z', mustConfirm: false },
    ...given,
  };
}

const list = (...apiKeys: ReturnType<typeof key>[]) => ({ apiKeys });
const made = { createApiKey: { __typename: 'CreateApiKeyPayload' as const, apiKey: key(), secret: SECRET } };

function showKeys(writesPicks = false) {
  show(<ApiKeysCard writesPicks={writesPicks} />, { at: '/account', answers });
}

describe('the list', () => {
  test('says that it is loading, then what keys are for when there are none, and links the reference', async () => {
    const release = answers.delayed(ApiKeysDocument, list());
    showKeys();
    expect(screen.getByRole('status')).toHaveTextContent('Loading your API keys...');
    expect(screen.getByRole('button', { name: 'Create API key' })).toBeDisabled();
    release();
    expect(await screen.findByText(/Use an API key to read your board/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'How to use the API' })).toHaveAttribute('href', '/explorer');
    expect(screen.getByRole('button', { name: 'Create API key' })).toBeEnabled();
  });

  test('that fails says so and can be tried again', async () => {
    answers.to(ApiKeysDocument, 'INTERNAL_SERVER_ERROR', list(key()));
    showKeys();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your API keys.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Morning bot')).toBeVisible();
  });

  test('shows name, beginning, scopes, last use and end of each', async () => {
    const expired = { id: 'key_2', name: 'Old', expiresAt: '2026-11-10T12:00:00.000Z' };
    const used = { lastUsedAt: '2026-11-19T12:00:00.000Z', expiresAt: '2026-12-20T12:00:00.000Z' };
    answers.to(ApiKeysDocument, list(key({ ...used, scopes: ['READ_PICKS', 'READ_RECORD'] }), key(expired)));
    showKeys();
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent(
      'Morning botpk_AbCd…read:picksread:recordLast used Nov 19, 2026 · Expires Dec 20, 2026',
    );
    expect(second).toHaveTextContent('OldExpiredpk_AbCd…read:picksNever used · Expired Nov 10, 2026');
    expect(screen.getByRole('button', { name: 'Remove Old' })).toBeVisible();
  });

  test('of ten keys is full', async () => {
    answers.to(ApiKeysDocument, list(...Array.from({ length: 10 }, (_, at) => key({ id: `key_${at}` }))));
    showKeys();
    expect(await screen.findByText(/You have 10 keys, the maximum/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create API key' })).toBeDisabled();
  });
});

describe('a new key', () => {
  async function open(writesPicks = false) {
    answers.or(ApiKeysDocument, list());
    showKeys(writesPicks);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create API key' })).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Create API key' }));
    return within(screen.getByRole('dialog'));
  }

  test('keeps what was typed when the dialog is closed and the page reloaded, until it is canceled', async () => {
    const dialog = await open();
    expect(dialog.getByLabelText('Name')).toHaveFocus();
    await userEvent.type(dialog.getByLabelText('Name'), 'Morning bot');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByLabelText('Name')).toBeNull();
    cleanup();
    const again = await open();
    expect(again.getByLabelText('Name')).toHaveValue('Morning bot');
    await userEvent.click(again.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Create API key' }));
    expect(screen.getByLabelText('Name')).toHaveValue('');
  });

  test('needs a name and a scope; posting is offered to admins alone', async () => {
    const dialog = await open();
    expect(dialog.queryByLabelText(/Post picks/)).toBeNull();
    await userEvent.click(dialog.getByLabelText(/Read picks/));
    await userEvent.click(dialog.getByRole('button', { name: 'Create API key' }));
    expect(dialog.getByText('A key needs a name')).toBeVisible();
    expect(dialog.getByText('Choose what the key may do')).toBeVisible();
    expect(dialog.getByLabelText('Name')).toHaveFocus();
    expect(answers.timesSent(CreateApiKeyDocument)).toBe(0);
  });

  test('is made with what was chosen; its secret is shown once, can be copied, and is gone with the dialog', async () => {
    answers.to(ApiKeysDocument, list(), list(key())).to(CreateApiKeyDocument, made);
    const writeText = jest.fn(async (_text: string) => {});
    const user = userEvent.setup();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    const dialog = await open(true);
    await user.type(dialog.getByLabelText('Name'), 'Morning bot');
    await user.click(dialog.getByLabelText(/Post picks/));
    await user.selectOptions(dialog.getByLabelText('Valid for'), '30 days');
    await user.click(dialog.getByRole('button', { name: 'Create API key' }));
    expect(await dialog.findByLabelText('Your API key')).toHaveValue(SECRET);
    expect(dialog.getByText(/We will not show it again/)).toBeVisible();
    expect(answers.variablesOf(CreateApiKeyDocument)).toEqual([
      {
        input: {
          ...{ name: 'Morning bot', scopes: ['READ_PICKS', 'WRITE_PICKS'] },
          expiresAt: '2026-12-21T04:59:00.000Z',
        },
      },
    ]);
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    expect(writeText).toHaveBeenCalledWith(SECRET);
    expect(await dialog.findByRole('button', { name: 'Copied' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('Morning bot')).toBeVisible();
    expect(document.body.innerHTML).not.toContain(SECRET);
  });

  test('does not leave before its secret was copied, unless Done or Close is chosen', async () => {
    answers.to(CreateApiKeyDocument, made, made);
    const create = async () => {
      const dialog = await open();
      await userEvent.type(dialog.getByLabelText('Name'), 'Morning bot');
      await userEvent.click(dialog.getByRole('button', { name: 'Create API key' }));
      await dialog.findByLabelText('Your API key');
      return dialog;
    };
    const dialog = await create();
    const box = screen.getByRole('dialog');
    expect(dialog.queryByText(/Copy it first/)).toBeNull();
    fireEvent.pointerDown(box);
    expect(dialog.getByText('Copy it first, or choose Done. We will not show it again.')).toBeVisible();
    expect(fireEvent.keyDown(dialog.getByLabelText('Your API key'), { key: 'Escape' })).toBe(false);
    expect(fireEvent(box, new Event('cancel', { cancelable: true }))).toBe(false);
    expect(box).toHaveAttribute('closedby', 'none');
    fireEvent.copy(dialog.getByLabelText('Your API key'));
    expect(dialog.queryByText(/Copy it first/)).toBeNull();
    expect(fireEvent(box, new Event('cancel', { cancelable: true }))).toBe(true);
    expect(box).not.toHaveAttribute('closedby');
    fireEvent.pointerDown(box);
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    await userEvent.click((await create()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('that the server refuses keeps what was typed and says why', async () => {
    answers.to(CreateApiKeyDocument, 'KEY_LIMIT');
    const dialog = await open();
    await userEvent.type(dialog.getByLabelText('Name'), 'One more');
    await userEvent.click(dialog.getByRole('button', { name: 'Create API key' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('You have ten API keys.');
    expect(dialog.getByLabelText('Name')).toHaveValue('One more');
  });

  test('too many requests are asked to wait', async () => {
    answers.to(CreateApiKeyDocument, 'RATE_LIMITED');
    const dialog = await open();
    await userEvent.type(dialog.getByLabelText('Name'), 'One more');
    await userEvent.click(dialog.getByRole('button', { name: 'Create API key' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Failed to create the key. Too many requests. Please wait a moment and try again.',
    );
  });
});

describe('revoking', () => {
  const REVOKED = {
    revokeApiKey: {
      __typename: 'RevokeApiKeyPayload' as const,
      apiKey: { __typename: 'ApiKey' as const, id: 'key_1', revokedAt: '2026-11-20T18:00:00.000Z' },
    },
  };

  async function open() {
    showKeys();
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke Morning bot' }));
    return within(screen.getByRole('dialog'));
  }

  test('asks first; then the key is gone from the list', async () => {
    answers.to(ApiKeysDocument, list(key()), list()).to(RevokeApiKeyDocument, REVOKED);
    const dialog = await open();
    expect(dialog.getByText(/Programs that use it stop working immediately/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('The key “Morning bot” was revoked.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
    expect(answers.variablesOf(RevokeApiKeyDocument)).toEqual([{ input: { id: 'key_1' } }]);
  });

  test('can be left alone, and a failure says so', async () => {
    answers.to(ApiKeysDocument, list(key())).to(RevokeApiKeyDocument, 'UNAVAILABLE');
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to revoke the key. Server error.');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Morning bot')).toBeVisible();
  });
});

describe('a key of the staff that was made without a passkey', () => {
  test('says what it cannot do, and is confirmed with one', async () => {
    const confirmed = { __typename: 'ConfirmApiKeyPayload' as const, apiKey: key() };
    answers.to(ApiKeysDocument, list(key({ mustConfirm: true })));
    answers.to(ConfirmApiKeyDocument, { confirmApiKey: confirmed });
    showKeys(true);
    expect(await screen.findByText('To be confirmed')).toBeVisible();
    expect(screen.getByText(/posts nothing and reads no picks ahead of their time/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm Morning bot' }));
    await waitFor(() => expect(screen.queryByText('To be confirmed')).toBeNull());
    expect(answers.variablesOf(ConfirmApiKeyDocument)).toEqual([{ input: { id: 'key_1' } }]);
  });
});
