import { deliverWebhooks } from '#gateway/outgoing-webhooks/deliver.ts';
import { dispatchEvents } from '#gateway/outgoing-webhooks/dispatch-events.ts';
import type { ApiKeyScope } from '#schema/rules/api/api-keys.ts';
import type { WebhookChoice } from '#schema/rules/api/webhook-values.ts';
import { ask } from './ask.ts';
import type { TestGateway } from './gateway.ts';
import type { TestUser } from './users.ts';

export interface Endpoint {
  id: string;
  apiKeyId: string;
  secret: string;
}

/** A new API key of a user, by its id. */
export async function givenKeyId(
  gateway: TestGateway,
  user: TestUser,
  scopes: ApiKeyScope[] = ['READ_PICKS'],
): Promise<string> {
  const { data } = await ask<{ createApiKey: { apiKey: { id: string } } }>(
    gateway,
    'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { apiKey { id } } }',
    { input: { name: 'Bot', scopes } },
    user,
  );
  return data.createApiKey.apiKey.id;
}

export const CREATE =
  'mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { secret webhookEndpoint { id apiKeyId } } }';

/** A new endpoint on a new key of a user. */
export async function givenEndpoint(
  gateway: TestGateway,
  user: TestUser,
  url: string,
  events: WebhookChoice[] = ['PICK_RELEASED', 'PICK_GRADED'],
  scopes?: ApiKeyScope[],
): Promise<Endpoint> {
  const apiKeyId = await givenKeyId(gateway, user, scopes);
  const { data, errors } = await ask<{
    createWebhookEndpoint: { secret: string; webhookEndpoint: { id: string; apiKeyId: string } };
  }>(gateway, CREATE, { input: { apiKeyId, url, events } }, user);
  if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
  const { secret, webhookEndpoint } = data.createWebhookEndpoint;
  return { ...webhookEndpoint, secret };
}

/** What the worker does at this moment of the product's clock. */
export async function workWebhooksOut({ services }: TestGateway): Promise<void> {
  await dispatchEvents(services);
  await deliverWebhooks(services);
}

/** Moves the clock on by so many seconds, and lets the worker do what is due then. */
export async function later(gateway: TestGateway, seconds: number): Promise<void> {
  const { clock } = gateway.services;
  clock.set(new Date(clock.now().getTime() + seconds * 1_000).toISOString());
  await workWebhooksOut(gateway);
}

const LOG = `query ($id: ID!) { webhookDeliveries(webhookEndpointId: $id) { nodes {
  id eventId type state nextTryAt attempts { at durationMs status failure answer } } } }`;

interface Delivery {
  id: string;
  eventId: string;
  type: string;
  state: string;
  nextTryAt: string | null;
  attempts: { status: number | null; failure: string | null; answer: string | null }[];
}

/** What was sent to an endpoint, as its owner reads it. */
export async function deliveriesOf(
  gateway: TestGateway,
  { id }: Endpoint,
  owner: TestUser,
): Promise<Delivery[]> {
  const answer = await ask<{ webhookDeliveries: { nodes: Delivery[] } }>(gateway, LOG, { id }, owner);
  return answer.data.webhookDeliveries.nodes;
}
