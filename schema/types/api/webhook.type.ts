import { Field, ID, Int, ObjectType } from 'type-graphql';
import type {
  WebhookChoice,
  WebhookDeliveryState,
  WebhookDisabledReason,
} from '#schema/rules/api/webhook-values.ts';
import {
  WebhookDeliveryStateEnum,
  WebhookDisabledReasonEnum,
  WebhookEventEnum,
} from '#schema/types/enums.ts';
import { connectionType } from '#schema/types/page.type.ts';
import { DateTime } from '#schema/types/scalars.ts';

@ObjectType('WebhookEndpoint', {
  description:
    'An address to which we post events, signed per Standard Webhooks. Payloads contain what its API key may see when they are sent: a locked pick arrives locked.',
})
export class WebhookEndpointType {
  @Field(() => ID, { description: 'Its id, such as `whe_…`.' })
  id!: string;

  @Field(() => ID, {
    description: 'The API key whose access it uses. Once the key is revoked, nothing is sent.',
  })
  apiKeyId!: string;

  @Field(() => String, { description: 'Its address.' })
  url!: string;

  @Field(() => [WebhookEventEnum], { description: 'Its events.' })
  events!: WebhookChoice[];

  @Field(() => Int, { description: 'Consecutive failed calls; after ten it is disabled.' })
  failures!: number;

  @Field(() => DateTime, {
    nullable: true,
    description: 'After a failure: when it is called again; null otherwise.',
  })
  pausedUntil!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was disabled; null while it is in use.' })
  disabledAt!: Date | null;

  @Field(() => WebhookDisabledReasonEnum, {
    nullable: true,
    description: 'Why it was disabled; null while it is in use.',
  })
  disabledReason!: WebhookDisabledReason | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Until when the previous secret signs too; null when there is none.',
  })
  previousSecretUntil!: Date | null;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt!: Date;
}

@ObjectType('WebhookAttempt', { description: 'One attempt to call an endpoint.' })
class WebhookAttemptType {
  @Field(() => DateTime, { description: 'When we called.' })
  at!: Date;

  @Field(() => Int, { description: 'How long it took, in milliseconds.' })
  durationMs!: number;

  @Field(() => Int, { nullable: true, description: 'The HTTP status; null when there was no response.' })
  status!: number | null;

  @Field(() => String, { nullable: true, description: 'Why there was no response; null when there was one.' })
  failure!: string | null;

  @Field(() => String, { nullable: true, description: 'The first bytes of the response, 500 at most.' })
  answer!: string | null;
}

@ObjectType('WebhookDelivery', { description: 'One event for one endpoint, with its attempts.' })
export class WebhookDeliveryType {
  @Field(() => ID, { description: 'Its id, such as `whd_…`.' })
  id!: string;

  @Field(() => ID, { description: 'Its `webhook-id`, the same for each attempt.' })
  eventId!: string;

  @Field(() => ID, { description: 'The address it is sent to.' })
  webhookEndpointId!: string;

  @Field(() => String, { description: 'The event’s name, such as `pick.released`.' })
  type!: string;

  @Field(() => WebhookDeliveryStateEnum, { description: 'Its state.' })
  state!: WebhookDeliveryState;

  @Field(() => DateTime, {
    nullable: true,
    description: 'The earliest time of the next attempt; null: none.',
  })
  nextTryAt!: Date | null;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt!: Date;

  @Field(() => [WebhookAttemptType], { description: 'Its attempts, newest first; the last 10.' })
  attempts!: WebhookAttemptType[];
}

export const WebhookDeliveryConnectionType = connectionType(
  'WebhookDelivery',
  () => WebhookDeliveryType,
  'A page of the log of an endpoint, newest first.',
);

@ObjectType('WebhookSecretPayload', { description: 'An endpoint with its new secret.' })
export class WebhookSecretPayload {
  @Field(() => WebhookEndpointType, { description: 'The endpoint.' })
  webhookEndpoint!: WebhookEndpointType;

  @Field(() => String, { description: 'The signing secret, `whsec_…`. It is shown only once.' })
  secret!: string;
}

@ObjectType('WebhookEndpointPayload', { description: 'The result of a change to an endpoint.' })
export class WebhookEndpointPayload {
  @Field(() => WebhookEndpointType, { description: 'The endpoint after the change.' })
  webhookEndpoint!: WebhookEndpointType;
}

@ObjectType('DeleteWebhookEndpointPayload', { description: 'The result of `deleteWebhookEndpoint`.' })
export class DeleteWebhookEndpointPayload {
  @Field(() => ID, { description: 'Its id.' })
  deletedWebhookEndpointId!: string;
}

@ObjectType('WebhookDeliveryPayload', { description: 'The result of sending a delivery.' })
export class WebhookDeliveryPayload {
  @Field(() => WebhookDeliveryType, { description: 'The delivery.' })
  delivery!: WebhookDeliveryType;
}
