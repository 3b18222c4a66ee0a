import type { FastifyServerOptions } from 'fastify';

/**
 * For Fastify: bodies are checked by GraphQL and by zod (gateway/rest/check.ts), so no route has a JSON schema. Without this it loads a
 * validator and a serializer for them, a twelfth of the work of a start.
 */
export const WITHOUT_SCHEMAS: FastifyServerOptions['schemaController'] = {
  compilersFactory: { buildValidator: refuse, buildSerializer: refuse },
};

/** Called for the first route with a schema. */
function refuse(): never {
  throw new Error('Routes have no JSON schema: check the body with zod');
}
