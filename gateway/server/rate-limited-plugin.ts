import type { ApolloServerPlugin } from '@apollo/server';
import { type DocumentNode, Kind } from 'graphql';
import type { Context } from '#gateway/auth/context.ts';

/**
 * Answers an operation of one field that a limit refused with status 429 and `Retry-After`, which every HTTP client
 * understands. When other fields were answered too, only the extensions say so.
 */
export const rateLimitedPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ document, operationName, response }) => {
      if (!document || response.body.kind !== 'single') return;
      const limited = response.body.singleResult.errors?.find(
        ({ extensions, path }) => extensions?.code === 'RATE_LIMITED' && path?.length === 1,
      );
      if (!limited || !hasOneField(document, operationName ?? null)) return;
      response.http.status = 429;
      response.http.headers.set('retry-after', String(limited.extensions?.retryAfterSeconds));
    },
  }),
};

function hasOneField(document: DocumentNode, operationName: string | null): boolean {
  const operation = document.definitions.find(
    (node) =>
      node.kind === Kind.OPERATION_DEFINITION && (!operationName || node.name?.value === operationName),
  );
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return false;
  const { selections } = operation.selectionSet;
  return selections.length === 1 && selections[0]?.kind === Kind.FIELD;
}
