import { Kind } from 'graphql';
import { z } from 'zod';
import { ERRORS, type ErrorCode } from '#schema/rules/api/errors.ts';
import { PRODUCT } from '#schema/rules/text/product.ts';
import { exampleOf } from './example-of.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import { openApiWebhooks } from './open-api-webhooks.ts';
import type { Bearer, RestRoute } from './rest-route.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: {
    required: boolean;
    content: { 'application/json': { schema: JsonSchema; example?: unknown } };
  };
  responses: Record<
    string,
    | { description: string; content: { 'application/json': { schema: JsonSchema; example?: unknown } } }
    | { $ref: string }
  >;
  /** The operation of the GraphQL schema that the route runs. */
  'x-graphql-operation': string;
}

export interface OpenApi {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  tags: { name: string; description: string | undefined }[];
  paths: Record<string, Record<string, Operation>>;
  /** What we send to integrators' servers. */
  webhooks: Record<string, { post: object }>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, unknown>;
    securitySchemes: Record<string, unknown>;
  };
}

const ABOUT =
  'The documented routes. Each runs one GraphQL operation as the same caller, under the same rules, so no route reveals what `/graphql` withholds.';

/** Of this description; what the routes answer is the operator's. */
const LICENSE = { name: 'MIT', identifier: 'MIT' };

const TAGS: Record<string, string> = {
  Accounts: 'Registering, signing in, the device of a free trial, and who somebody is.',
  Picks: 'The picks of a day, and for admins posting and changing them.',
  'Plans and payments': 'Buying and changing a plan, its invoices and the card that pays for it.',
  Coupons: 'Whether a code applies, and for admins making and deleting codes.',
  Webhooks: 'What integrators’ servers are sent.',
};

const SECURITY: Record<Bearer, Operation['security']> = {
  required: [{ bearer: [] }],
  optional: [{}, { bearer: [] }],
  body: [],
  none: [],
};

/** OpenAPI 3.1 for the routes; `server` is where they are served, with `/api`. */
export function openApi(table: readonly RestRoute[], server: string): OpenApi {
  const schemas: Record<string, JsonSchema> = { Refusal: jsonSchemaOf(refusalShape) };
  const paths: OpenApi['paths'] = {};
  for (const row of table) {
    paths[row.path] ??= {};
    Object.assign(paths[row.path] ?? {}, { [row.method]: operationOf(row, schemas) });
  }
  return {
    openapi: '3.1.0',
    info: { title: `${PRODUCT.name} REST API`, version: '1', description: ABOUT, license: LICENSE },
    servers: [{ url: server }],
    tags: [...new Set(table.map(({ tag }) => tag))].map((name) => ({ name, description: TAGS[name] })),
    paths: withExamples(paths, schemas),
    webhooks: openApiWebhooks(),
    components: {
      schemas,
      responses: {
        Refusal: { description: REFUSED, content: json({ $ref: '#/components/schemas/Refusal' }) },
      },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: TOKEN } },
    },
  };
}

/** Every body and answer with an example that its own schema allows. */
function withExamples(paths: OpenApi['paths'], schemas: Record<string, JsonSchema>): OpenApi['paths'] {
  for (const operation of Object.values(paths).flatMap((row) => Object.values(row))) {
    const contents = [operation.requestBody, ...Object.values(operation.responses)];
    for (const part of contents) {
      const media = part && 'content' in part ? part.content['application/json'] : null;
      if (media) media.example = exampleOf(media.schema, schemas);
    }
  }
  return paths;
}

const REFUSED = 'Refused: nothing was done.';
const TOKEN =
  'An ID token of the identity provider, or an API key (`pk_…`), whose scopes decide whether it may read picks and plans and, for admins, post picks.';

const refusalShape = z.object({
  error: z.string().describe("A sentence for people. Only a declined card's mentions a payment."),
  message: z.string(),
  code: z.enum(Object.keys(ERRORS) as ErrorCode[]),
  fields: z.record(z.string(), z.string()).optional().describe('What is wrong, by field.'),
  email: z.string().optional().describe('Whose device it is, masked.'),
  total: z.number().optional().describe('The US dollars that hold instead of what was expected.'),
  retryAfterSeconds: z.number().optional(),
  challenge: z.string().optional().describe('With CHALLENGE_REQUIRED: the work to do.'),
  questions: z
    .array(
      z.object({
        key: z.string().describe('Names the question in `answers`.'),
        asks: z.string(),
        choices: z.array(z.object({ key: z.string(), label: z.string() })),
      }),
    )
    .optional()
    .describe('What can mean two things. Send the request again with `answers` (docs/reading.md).'),
  bits: z.number().optional().describe('How much work: the zero bits that the hash begins with.'),
  errorId: z.string().optional().describe('The id of the error in our logs.'),
});

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

function operationOf(row: RestRoute, components: Record<string, JsonSchema>): Operation {
  return {
    operationId: operationId(row),
    tags: [row.tag],
    summary: row.summary,
    security: SECURITY[row.bearer],
    parameters: parametersOf(row),
    ...(row.body && {
      requestBody: { required: true, content: json(bodySchema(row, jsonSchemaOf(row.body, components))) },
    }),
    responses: {
      [row.status ?? 200]: { description: 'Done.', content: json(jsonSchemaOf(row.answer, components)) },
      '4XX': { $ref: '#/components/responses/Refusal' },
      '5XX': { $ref: '#/components/responses/Refusal' },
    },
    'x-graphql-operation': rootFieldsOf(row).join(', '),
  };
}

/** `post /users/{uid}/membership` becomes `postUsersUidMembership`. */
function operationId({ method, path }: RestRoute): string {
  const words = path.match(/[a-zA-Z]+/g) ?? [];
  return [method, ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('');
}

function bodySchema({ nested }: RestRoute, flat: JsonSchema): JsonSchema {
  if (!nested) return flat;
  return { anyOf: [flat, { type: 'object', properties: { [nested]: flat }, required: [nested] }] };
}

function parametersOf({ path, query, idempotent, own }: RestRoute): Parameter[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path' as const,
    required: true,
    ...(own === `path.${name}` && { description: 'Your uid. Any other is answered as not found.' }),
    schema: { type: 'string' },
  }));
  const { properties = {} } = query ? jsonSchemaOf(query) : {};
  const inQuery = Object.entries(properties).map(([name, { description, ...schema }]) => ({
    ...{ name, in: 'query' as const, required: false, description, schema },
  }));
  return [...inPath, ...inQuery, ...(idempotent ? [KEY] : [])];
}

const KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Names this request: the same key again never does it twice.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

/** The fields of Query or Mutation that a route's document selects. */
export function rootFieldsOf({ operation }: RestRoute): string[] {
  return operation.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.flatMap((node) =>
          node.kind === Kind.FIELD ? [node.name.value] : [],
        )
      : [],
  );
}
