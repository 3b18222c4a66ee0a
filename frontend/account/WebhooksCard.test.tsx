import { beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  CreateWebhookEndpointDocument,
  DeleteWebhookEndpointDocument,
  EnableWebhookEndpointDocument,
  RedeliverWebhookDocument,
  RotateWebhookSecretDocument,
  SendTestWebhookDocument,
  StartPasskeyCheckDocument,
  WebhookDeliveriesDocument,
  type WebhookLogLineFragment,
  type WebhookRowFragment,
  WebhooksDocument,
} from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { show } from '#frontend/testing/show.tsx';
import { WebhooksCard } from './WebhooksCard.tsx';

const URL = 'https://bot.example.com/hooks';
const SECRET = `whsec_${'A'.repeat(43)}=`;
let answers: Answers;
beforeEach(() => {
  sessionStorage.clear();
  answers = new Answers();
});

function endpoint(given: Partial<WebhookRowFragment> = {}) {
  return {
    __typename: 'WebhookEndpoint' as const,
    ...{ id: 'whe_1', apiKeyId: 'key_1', url: URL, events: ['PICK_RELEASED' as const], failures: 0 },
    ...{ pausedUntil: null, disabledAt: null, disabledReason: null },
    ...given,
  };
}

const KEY = { __typename: 'ApiKey' as const, id: 'key_1', name: 'Morning bot', prefix: 'pk_AbCd' };
const KEYS = [KEY];
const list = (...webhookEndpoints: ReturnType<typeof endpoint>[]) => ({ webhookEndpoints, apiKeys: KEYS });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

function showCard(readsMembers = false) {
  show(<WebhooksCard readsMembers={readsMembers} />, { at: '/account', answers });
}

describe('the list', () => {
  test('says that it is loading, then what webhooks are for', async () => {
    const release = answers.delayed(WebhooksDocument, list());
    showCard();
    expect(screen.getByRole('status')).toHaveTextContent('Loading your webhooks...');
    release();
    expect(await screen.findByText(/Picks above your plan arrive locked/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add endpoint' })).toBeEnabled();
  });

  test('without an API key says that one is needed first', async () => {
    answers.to(WebhooksDocument, { webhookEndpoints: [], apiKeys: [] });
    showCard();
    expect(await screen.findByText(/create a key first/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add endpoint' })).toBeDisabled();
  });

  test('that fails says so and can be tried again', async () => {
    answers.to(WebhooksDocument, 'INTERNAL_SERVER_ERROR', list(endpoint()));
    showCard();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your webhooks.');
    await press('Retry');
    expect(await screen.findByText(URL)).toBeVisible();
  });

  test.each([
    [{}, 'Active', null],
    [
      { failures: 1, pausedUntil: '2026-11-20T18:00:00Z' },
      'Failing',
      /The last call failed. We will try again on .*1:00 PM ET/,
    ],
    [{ failures: 4, pausedUntil: '2026-11-20T18:00:00Z' }, 'Failing', /The last 4 calls failed/],
    [
      { disabledAt: '2026-11-20T17:00:00Z', disabledReason: 'FAILING' as const },
      'Disabled',
      /Ten calls in a row failed/,
    ],
    [{ disabledAt: '2026-11-20T17:00:00Z', disabledReason: 'GONE' as const }, 'Disabled', /answered 410/],
  ])('an endpoint in this state: %j', async (given, state, problem) => {
    answers.to(WebhooksDocument, list(endpoint(given)));
    showCard();
    const row = await screen.findByRole('listitem');
    expect(row).toHaveTextContent(`${URL} ${state}Morning bot · pk_AbCd…pick.released`);
    if (problem) expect(row).toHaveTextContent(problem);
    expect(within(row).queryByRole('button', { name: 'Enable' }) !== null).toBe(state === 'Disabled');
  });

  test('a disabled endpoint is enabled', async () => {
    const disabled = { disabledAt: '2026-11-20T17:00:00Z', disabledReason: 'FAILING' as const };
    answers.to(WebhooksDocument, list(endpoint(disabled))).to(EnableWebhookEndpointDocument, {
      enableWebhookEndpoint: { webhookEndpoint: endpoint() },
    });
    showCard();
    await press('Enable');
    expect(await screen.findByText('Active')).toBeVisible();
  });
});

describe('a new endpoint', () => {
  async function open(readsMembers = false) {
    answers.or(WebhooksDocument, list());
    showCard(readsMembers);
    await screen.findByText(/arrive locked/);
    await press('Add endpoint');
    return within(screen.getByRole('dialog'));
  }

  test('needs an address and an event; subscriptions are offered to admins alone', async () => {
    const dialog = await open();
    expect(dialog.getAllByRole('checkbox')).toHaveLength(2);
    for (const box of dialog.getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(dialog.getByRole('button', { name: 'Add endpoint' }));
    expect(dialog.getByText('Enter an address')).toBeVisible();
    expect(dialog.getByText('Choose at least one event')).toBeVisible();
    expect(answers.timesSent(CreateWebhookEndpointDocument)).toBe(0);
  });

  test('tells keys of one name apart by how they begin', async () => {
    const other = { ...KEY, id: 'key_2', prefix: 'pk_EfGh' };
    answers.to(WebhooksDocument, { ...list(), apiKeys: [...KEYS, other] });
    const dialog = await open();
    const offered = within(dialog.getByLabelText('Sees what this API key sees')).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'Morning bot · pk_AbCd…',
      'Morning bot · pk_EfGh…',
    ]);
  });

  test('is made with what was chosen, and its secret is shown once', async () => {
    answers.to(WebhooksDocument, list(), list(endpoint())).to(CreateWebhookEndpointDocument, {
      createWebhookEndpoint: { webhookEndpoint: endpoint(), secret: SECRET },
    });
    const dialog = await open(true);
    await userEvent.type(dialog.getByLabelText('Address'), URL);
    await userEvent.click(dialog.getByLabelText(/A plan has ended/));
    await userEvent.click(dialog.getByRole('button', { name: 'Add endpoint' }));
    expect(await dialog.findByLabelText('Signing secret')).toHaveValue(SECRET);
    const events = ['PICK_RELEASED', 'PICK_GRADED', 'SUBSCRIPTION_ENDED'];
    expect(answers.variablesOf(CreateWebhookEndpointDocument)).toEqual([
      { input: { url: URL, apiKeyId: 'key_1', events } },
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText(URL)).toBeVisible();
    expect(document.body.innerHTML).not.toContain(SECRET);
  });

  test('keeps what was typed over a reload, until it is canceled', async () => {
    const dialog = await open();
    await userEvent.type(dialog.getByLabelText('Address'), URL);
    cleanup();
    const again = await open();
    expect(again.getByLabelText('Address')).toHaveValue(URL);
    await userEvent.click(again.getByRole('button', { name: 'Cancel' }));
    await press('Add endpoint');
    expect(screen.getByLabelText('Address')).toHaveValue('');
  });

  test('that the server refuses keeps what was typed', async () => {
    answers.to(CreateWebhookEndpointDocument, 'CONFLICT');
    const dialog = await open();
    await userEvent.type(dialog.getByLabelText('Address'), URL);
    await userEvent.click(dialog.getByRole('button', { name: 'Add endpoint' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to add the endpoint.');
    expect(dialog.getByLabelText('Address')).toHaveValue(URL);
  });
});

describe('what was sent', () => {
  const attempt = (given: Partial<WebhookLogLineFragment['attempts'][number]> = {}) => ({
    __typename: 'WebhookAttempt' as const,
    ...{ at: '2026-11-20T17:00:00Z', durationMs: 120, status: 200, failure: null, answer: 'ok' },
    ...given,
  });
  const line = (given: Partial<WebhookLogLineFragment> = {}) => ({
    __typename: 'WebhookDelivery' as const,
    ...{ id: 'whd_1', type: 'pick.released', state: 'DELIVERED' as const, nextTryAt: null },
    ...{ createdAt: '2026-11-20T17:00:00Z', attempts: [attempt()] },
    ...given,
  });
  const log = (...nodes: ReturnType<typeof line>[]) => ({
    webhookDeliveries: { __typename: 'WebhookDeliveryConnection' as const, nodes },
  });

  async function open() {
    answers.or(WebhooksDocument, list(endpoint()));
    showCard();
    await press('Deliveries');
  }

  test('is shown with its state and its last call', async () => {
    const refused = attempt({ status: null, failure: 'The server refused the connection', answer: null });
    answers.to(
      WebhookDeliveriesDocument,
      log(
        line(),
        line({ id: 'whd_2', state: 'FAILED', attempts: [refused, attempt({ status: 500 })] }),
        line({ id: 'whd_3', state: 'PENDING', attempts: [] }),
        line({ id: 'whd_4', state: 'WITHHELD', attempts: [] }),
      ),
    );
    await open();
    expect(await screen.findByText('Status 200 · 120 ms · “ok”')).toBeVisible();
    expect(screen.getByText('The server refused the connection · 120 ms · 2 calls')).toBeVisible();
    for (const word of ['Delivered', 'Failed', 'Waiting', 'Withheld'])
      expect(screen.getByText(word)).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Send again' }).at(-1)).toBeDisabled();
  });

  test('nothing yet; and a failure can be tried again', async () => {
    answers.to(WebhookDeliveriesDocument, 'UNAVAILABLE', log());
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the deliveries.');
    await press('Retry');
    expect(await screen.findByText('Nothing sent yet')).toBeVisible();
  });

  test('is sent again', async () => {
    answers.to(WebhookDeliveriesDocument, log(line({ state: 'FAILED' }))).to(RedeliverWebhookDocument, {
      redeliverWebhook: { delivery: line({ state: 'PENDING' }) },
    });
    await open();
    await press('Send again');
    expect(await screen.findByText('Waiting')).toBeVisible();
    expect(answers.variablesOf(RedeliverWebhookDocument)).toEqual([{ input: { deliveryId: 'whd_1' } }]);
  });

  test('a test opens the log; a refusal is said', async () => {
    const sent = { sendTestWebhook: { delivery: { id: 'whd_1' } } };
    answers
      .or(WebhooksDocument, list(endpoint()))
      .to(WebhookDeliveriesDocument, log(line({ type: 'webhook.test' })))
      .to(SendTestWebhookDocument, sent, 'RATE_LIMITED');
    showCard();
    await press('Send test');
    expect(await screen.findByText('webhook.test')).toBeVisible();
    await press('Send test');
    expect(await screen.findByText(/Failed to send a test. Too many requests/)).toBeVisible();
  });
});

describe('somebody of the staff', () => {
  const disabled = { disabledAt: '2026-11-20T17:00:00Z', disabledReason: 'FAILING' as const };
  test.each([
    ['Enable', disabled],
    ['Send test', {}],
    ['Remove', {}],
  ] as const)('is asked for their passkey: %s', async (name, given) => {
    answers
      .to(WebhooksDocument, list(endpoint(given)))
      .to(EnableWebhookEndpointDocument, 'SECOND_FACTOR')
      .to(SendTestWebhookDocument, 'SECOND_FACTOR')
      .to(DeleteWebhookEndpointDocument, 'SECOND_FACTOR')
      .to(StartPasskeyCheckDocument, 'UNAVAILABLE');
    showCard();
    await press(name === 'Remove' ? `Remove ${URL}` : name);
    if (name === 'Remove')
      await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error');
    expect(answers.timesSent(StartPasskeyCheckDocument)).toBe(1);
  });
});

describe('asked first', () => {
  test('a new secret is made and shown once', async () => {
    answers.to(WebhooksDocument, list(endpoint())).to(RotateWebhookSecretDocument, {
      rotateWebhookSecret: { webhookEndpoint: { id: 'whe_1' }, secret: SECRET },
    });
    showCard();
    await press('New secret');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/For 24 hours we sign calls with both secrets/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Create a new secret' }));
    expect(await dialog.findByLabelText('Signing secret')).toHaveValue(SECRET);
  });

  test('an endpoint is removed', async () => {
    answers.to(WebhooksDocument, list(endpoint()), list()).to(DeleteWebhookEndpointDocument, {
      deleteWebhookEndpoint: { deletedWebhookEndpointId: 'whe_1' },
    });
    showCard();
    await userEvent.click(await screen.findByRole('button', { name: `Remove ${URL}` }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(/arrive locked/)).toBeVisible();
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});
