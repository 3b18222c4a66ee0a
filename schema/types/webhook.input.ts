import { Field, ID, InputType } from 'type-graphql';
import { MOST_ENDPOINTS, type WebhookChoice } from '#schema/rules/webhook-values.ts';
import { WebhookEventEnum } from './enums.ts';

const ADDRESS =
  'Where to post: https, on port 443, 4443, 8443 or 9443, with a name that leads to public addresses only.';

@InputType('CreateWebhookEndpointInput', {
  description: `A new webhook endpoint; a key has ${MOST_ENDPOINTS} at most.`,
})
export class CreateWebhookEndpointInput {
  @Field(() => ID, { description: 'The API key of yours that it sees as.' })
  apiKeyId!: string;

  @Field(() => String, { description: ADDRESS })
  url!: string;

  @Field(() => [WebhookEventEnum], { description: 'What it is told; at least one.' })
  events!: WebhookChoice[];
}

@InputType('UpdateWebhookEndpointInput', { description: 'What to change of a webhook endpoint.' })
export class UpdateWebhookEndpointInput {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => String, { nullable: true, description: `${ADDRESS} Left out: as it is.` })
  url?: string | null;

  @Field(() => [WebhookEventEnum], { nullable: true, description: 'What it is told. Left out: as it is.' })
  events?: WebhookChoice[] | null;
}

@InputType('WebhookEndpointIdInput', { description: 'A webhook endpoint of yours.' })
export class WebhookEndpointIdInput {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;
}

@InputType('RedeliverWebhookInput', { description: 'A delivery to send again.' })
export class RedeliverWebhookInput {
  @Field(() => ID, { description: 'The id of the delivery.' })
  deliveryId!: string;
}
