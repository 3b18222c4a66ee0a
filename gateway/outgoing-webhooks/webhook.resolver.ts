import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import {
  CreateWebhookEndpointInput,
  RedeliverWebhookInput,
  UpdateWebhookEndpointInput,
  WebhookEndpointIdInput,
} from '#schema/types/api/webhook.input.ts';
import {
  DeleteWebhookEndpointPayload,
  WebhookDeliveryConnectionType,
  WebhookDeliveryPayload,
  type WebhookDeliveryType,
  WebhookEndpointPayload,
  WebhookEndpointType,
  WebhookSecretPayload,
} from '#schema/types/api/webhook.type.ts';
import { Vouched } from '#schema/types/desk/staff.ts';
import { type ConnectionOf, PageArgs } from '#schema/types/page.type.ts';
import { createEndpoint } from './create-endpoint.ts';
import { deleteEndpoint } from './delete-endpoint.ts';
import { enableEndpoint } from './enable-endpoint.ts';
import { endpointsOf } from './endpoint-rows.ts';
import { readDeliveries } from './read-deliveries.ts';
import { redeliver } from './redeliver.ts';
import { rotateSecret } from './rotate-secret.ts';
import { sendTest } from './send-test.ts';
import { updateEndpoint } from './update-endpoint.ts';

@Resolver()
export class WebhookResolver {
  @Authorized('MEMBER')
  @Query(() => [WebhookEndpointType], {
    description: 'The webhook endpoints of your API keys, oldest first.',
  })
  webhookEndpoints(
    @Ctx() context: Context,
    @Arg('apiKeyId', () => ID, { nullable: true, description: 'Only this key’s; by default all.' })
    apiKeyId: string | null,
  ): Promise<WebhookEndpointType[]> {
    return endpointsOf(context.database.em, memberOf(context).id, apiKeyId ?? null);
  }

  @Authorized('MEMBER')
  @Query(() => WebhookDeliveryConnectionType, {
    description:
      'The deliveries to one of your endpoints, sent and waiting, newest first. They are kept for 30 days.',
  })
  webhookDeliveries(
    @Ctx() context: Context,
    @Arg('webhookEndpointId', () => ID, { description: 'The endpoint.' }) webhookEndpointId: string,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<ConnectionOf<WebhookDeliveryType>> {
    return readDeliveries(context, webhookEndpointId, page);
  }

  @Vouched()
  @Mutation(() => WebhookSecretPayload, {
    description:
      'Creates a webhook endpoint for one of your API keys. Its signing secret is shown only once.',
  })
  createWebhookEndpoint(
    @Ctx() context: Context,
    @InputArg(CreateWebhookEndpointInput) input: CreateWebhookEndpointInput,
  ): Promise<WebhookSecretPayload> {
    return createEndpoint(context, input);
  }

  @Vouched()
  @Mutation(() => WebhookEndpointPayload, {
    description: 'Changes the address or the events of one of your endpoints.',
  })
  async updateWebhookEndpoint(
    @Ctx() context: Context,
    @InputArg(UpdateWebhookEndpointInput) input: UpdateWebhookEndpointInput,
  ): Promise<WebhookEndpointPayload> {
    return { webhookEndpoint: await updateEndpoint(context, input) };
  }

  @Vouched()
  @Mutation(() => DeleteWebhookEndpointPayload, {
    description: 'Deletes one of your endpoints with its log. Nothing more is sent to it.',
  })
  async deleteWebhookEndpoint(
    @Ctx() context: Context,
    @InputArg(WebhookEndpointIdInput) { id }: WebhookEndpointIdInput,
  ): Promise<DeleteWebhookEndpointPayload> {
    await deleteEndpoint(context, id);
    return { deletedWebhookEndpointId: id };
  }

  @Vouched()
  @Mutation(() => WebhookEndpointPayload, {
    description:
      'Enables one of your disabled endpoints. Waiting deliveries are sent immediately; events that happened meanwhile are not.',
  })
  async enableWebhookEndpoint(
    @Ctx() context: Context,
    @InputArg(WebhookEndpointIdInput) { id }: WebhookEndpointIdInput,
  ): Promise<WebhookEndpointPayload> {
    return { webhookEndpoint: await enableEndpoint(context, id) };
  }

  @Vouched()
  @Mutation(() => WebhookSecretPayload, {
    description: 'Gives one of your endpoints a new signing secret. For a day the previous one signs too.',
  })
  rotateWebhookSecret(
    @Ctx() context: Context,
    @InputArg(WebhookEndpointIdInput) { id }: WebhookEndpointIdInput,
  ): Promise<WebhookSecretPayload> {
    return rotateSecret(context, id);
  }

  @Vouched()
  @Mutation(() => WebhookDeliveryPayload, {
    description: 'Sends a `webhook.test` event to one of your endpoints.',
  })
  async sendTestWebhook(
    @Ctx() context: Context,
    @InputArg(WebhookEndpointIdInput) { id }: WebhookEndpointIdInput,
  ): Promise<WebhookDeliveryPayload> {
    return { delivery: await sendTest(context, id) };
  }

  @Vouched()
  @Mutation(() => WebhookDeliveryPayload, {
    description: 'Sends a delivery again, under the same `webhook-id`, as its key sees it now.',
  })
  async redeliverWebhook(
    @Ctx() context: Context,
    @InputArg(RedeliverWebhookInput) { deliveryId }: RedeliverWebhookInput,
  ): Promise<WebhookDeliveryPayload> {
    return { delivery: await redeliver(context, deliveryId) };
  }
}
