import { Field, ID, InputType } from 'type-graphql';
import { MAX_ENDPOINTS, type WebhookChoice } from '#schema/rules/api/webhook-values.ts';
import { WebhookEventEnum } from '#schema/types/enums.ts';

const ADDRESS =
  'Where to post: https, on port 443, 4443, 8443 or 9443, with a name that leads to public addresses only.';

@InputType('CreateWebhookEndpointInput', {
  description: `A new webhook endpoint. A key has at most ${MAX_ENDPOINTS}.`,
})
export class CreateWebhookEndpointInput {
  @Field(() => ID, { description: 'Your API key whose access it uses.' })
  apiKeyId!: string;

  @Field(() => String, { description: ADDRESS })
  url!: string;

  @Field(() => [WebhookEventEnum], { description: 'Its events; at least one.' })
  events!: WebhookChoice[];
}

@InputType('UpdateWebhookEndpointInput', { description: 'Changes to a webhook endpoint.' })
export class UpdateWebhookEndpointInput {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => String, { nullable: true, description: `${ADDRESS} Unchanged if left out.` })
  url?: string | null;

  @Field(() => [WebhookEventEnum], { nullable: true, description: 'Its events. Unchanged if left out.' })
  events?: WebhookChoice[] | null;
}

@InputType('WebhookEndpointIdInput', { description: 'One of your webhook endpoints.' })
export class WebhookEndpointIdInput {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;
}

@InputType('RedeliverWebhookInput', { description: 'A delivery to send again.' })
export class RedeliverWebhookInput {
  @Field(() => ID, { description: 'The id of the delivery.' })
  deliveryId!: string;
}
