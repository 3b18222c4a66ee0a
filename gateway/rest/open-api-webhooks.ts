import { WEBHOOK_SAMPLES } from '#gateway/outgoing-webhooks/samples.ts';
import { eventText, WEBHOOK_EVENT_TYPES } from '#schema/rules/api/webhook-values.ts';
import type { JsonSchema } from './json-schema.ts';

/** What receivers have to know of each call, besides its body. */
const HEADERS = [
  ['webhook-id', 'The id of the event. A call may come twice: it then has the same id.'],
  [
    'webhook-timestamp',
    'When it was sent, in seconds since 1970. Refuse what is more than five minutes off.',
  ],
  [
    'webhook-signature',
    'Signatures as Standard Webhooks has them: `v1,` and a base64 HMAC-SHA256, separated by spaces.',
  ],
] as const;

/** The calls that an integrator's server receives, as OpenAPI 3.1 describes them, with a payload of each. */
export function openApiWebhooks(): Record<string, { post: object }> {
  return Object.fromEntries(
    WEBHOOK_EVENT_TYPES.map((type) => {
      const name = eventText(type);
      const examples = Object.entries(WEBHOOK_SAMPLES).filter(([, body]) => body.type === name);
      return [name, { post: callOf(name, examples) }];
    }),
  );
}

function callOf(name: string, samples: [string, unknown][]): object {
  const [, first] = samples[0] ?? [];
  return {
    operationId: `on${name.replaceAll(/(?:^|[._])(\w)/g, (_all, letter: string) => letter.toUpperCase())}`,
    tags: ['Webhooks'],
    summary: `A call of the type ${name}.`,
    security: [],
    parameters: HEADERS.map(([header, description]) => ({
      ...{ name: header, in: 'header', required: true, description, schema: { type: 'string' } },
    })),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: schemaOf(first),
          examples: Object.fromEntries(samples.map(([sample, value]) => [sample, { value }])),
        },
      },
    },
    responses: {
      '2XX': { description: 'Received. Answer within ten seconds and work afterwards.' },
      '410': { description: 'Nothing more is wanted: the endpoint is disabled.' },
    },
  };
}

/** The schema of a payload by its sample. What may be null in another call is left open. */
function schemaOf(value: unknown): JsonSchema {
  if (value === null) return {};
  if (typeof value !== 'object') return { type: [typeof value, 'null'] };
  const parts = Object.entries(value);
  return {
    type: 'object',
    properties: Object.fromEntries(parts.map(([name, part]) => [name, schemaOf(part)])),
    required: parts.map(([name]) => name),
  };
}
