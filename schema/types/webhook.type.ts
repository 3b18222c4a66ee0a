import { Field, ID, Int, ObjectType } from 'type-graphql';
import type {
  WebhookChoice,
  WebhookDeliveryState,
  WebhookDisabledReason,
} from '#schema/rules/webhook-values.ts';
import { WebhookDeliveryStateEnum, WebhookDisabledReasonEnum, WebhookEventEnum } from './enums.ts';
import { connectionType } from './page.type.ts';
import { DateTime } from './scalars.ts';

@ObjectType('WebhookEndpoint', {
  description:
    'Where we post what happens, signed as Standard Webhooks says. It is told what its API key may see at the moment of sending: a locked pick arrives locked.',
})
export class WebhookEndpointType {
  @Field(() => ID, { description: 'Its id, such as `whe_…`.' })
  id!: string;

  @Field(() => ID, { description: 'The API key that it sees as. Once that is revoked nothing is sent.' })
  apiKeyId!: string;

  @Field(() => String, { description: 'Where we post.' })
  url!: string;

  @Field(() => [WebhookEventEnum], { description: 'What it is told.' })
  events!: WebhookChoice[];

  @Field(() => Int, { description: 'Calls in a row that failed; after ten it is disabled.' })
  failures!: number;

  @Field(() => DateTime, {
    nullable: true,
    description: 'After a failure: when it is called again; null while all is well.',
  })
  pausedUntil!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was disabled; null while it is in use.' })
  disabledAt!: Date | null;

  @Field(() => WebhookDisabledReasonEnum, { nullable: true, description: 'Why; null while it is in use.' })
  disabledReason!: WebhookDisabledReason | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Until when the secret before the last rotation signs too; null when there was none.',
  })
  previousSecretUntil!: Date | null;

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt!: Date;
}

@ObjectType('WebhookAttempt', { description: 'One call of an endpoint.' })
export class WebhookAttemptType {
  @Field(() => DateTime, { description: 'When we called.' })
  at!: Date;

  @Field(() => Int, { description: 'How long it took, in milliseconds.' })
  durationMs!: number;

  @Field(() => Int, { nullable: true, description: 'The HTTP status; null when nothing was answered.' })
  status!: number | null;

  @Field(() => String, { nullable: true, description: 'Why nothing was answered; null when something was.' })
  failure!: string | null;

  @Field(() => String, { nullable: true, description: 'The first bytes of the answer, 500 at most.' })
  answer!: string | null;
}

@ObjectType('WebhookDelivery', { description: 'One event for one endpoint, with its calls.' })
export class WebhookDeliveryType {
  @Field(() => ID, { description: 'Its id, such as `whd_…`.' })
  id!: string;

  @Field(() => ID, { description: 'The `webhook-id` it is sent under, each time the same.' })
  eventId!: string;

  @Field(() => ID, { description: 'Where it is sent.' })
  webhookEndpointId!: string;

  @Field(() => String, { description: 'What it tells of, as it is sent: `pick.released`.' })
  type!: string;

  @Field(() => WebhookDeliveryStateEnum, { description: 'How it stands.' })
  state!: WebhookDeliveryState;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it is tried next, at the earliest; null: never.',
  })
  nextTryAt!: Date | null;

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => [WebhookAttemptType], { description: 'Its calls, newest first; the last 10.' })
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

  @Field(() => String, { description: 'The signing secret, `whsec_…`, answered this once.' })
  secret!: string;
}

@ObjectType('WebhookEndpointPayload', { description: 'The endpoint that was changed.' })
export class WebhookEndpointPayload {
  @Field(() => WebhookEndpointType, { description: 'The endpoint as it stands now.' })
  webhookEndpoint!: WebhookEndpointType;
}

@ObjectType('DeleteWebhookEndpointPayload', { description: 'The endpoint that was removed.' })
export class DeleteWebhookEndpointPayload {
  @Field(() => ID, { description: 'Its id.' })
  deletedWebhookEndpointId!: string;
}

@ObjectType('WebhookDeliveryPayload', { description: 'A delivery that waits to be sent.' })
export class WebhookDeliveryPayload {
  @Field(() => WebhookDeliveryType, { description: 'The delivery.' })
  delivery!: WebhookDeliveryType;
}
