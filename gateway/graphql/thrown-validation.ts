import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { Context } from '#gateway/auth/context.ts';
import { consumePoints, refuseOverLimit } from '#gateway/rate-limits/consume-points.ts';

/**
 * graphql-js 16 throws some faults of a document out of `validate` instead of reporting them, such as a condition with a
 * variable at the root of a subscription. Apollo takes what was thrown for a failure of its own: 500. Here it is the
 * refusal that it is, and costs the point that every refused document costs.
 */
export const thrownValidationPlugin: ApolloServerPlugin<Context> = {
  unexpectedErrorProcessingRequest: async ({ requestContext: { contextValue }, error }) => {
    if (!(error instanceof GraphQLError)) return;
    if (error.extensions.code) throw error;
    refuseOverLimit(await consumePoints(contextValue, 1));
    const extensions = { code: 'GRAPHQL_VALIDATION_FAILED', http: { status: 400 } };
    throw new GraphQLError(error.message, { extensions });
  },
};
