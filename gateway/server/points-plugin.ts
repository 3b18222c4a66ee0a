import type { ApolloServerPlugin, GraphQLResponse } from '@apollo/server';
import type { Context } from '#gateway/auth/context.ts';
import { failureOf } from '#gateway/database/failures.ts';
import { brokenLimits, LIMITS, measure } from '#gateway/graphql/limits.ts';
import { refuseUnstorable } from '#gateway/graphql/unstorable-text.ts';
import { consumePoints, rateLimitHeaders, refuseOverLimit } from '#gateway/rate-limits/consume-points.ts';
import type { Balance } from '#gateway/rate-limits/points.ts';

/** The cost of a document that was unreadable or refused. */
const REFUSED_COST = 1;

/**
 * Refuses operations that cost too much with their variables' page sizes, and consumes the points of the others.
 * Reports the cost and the rest of the quota in `extensions.cost` and in headers. A refused document costs a point too,
 * because parsing it was work. While points cannot be recorded, operations are refused as UNAVAILABLE without a cost.
 */
export const pointsPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async ({ contextValue }) => {
    let balance: Balance | null = null;
    const consume = async (cost: number) => {
      balance = await consumePoints(contextValue, cost);
      return balance;
    };
    return {
      didResolveOperation: async ({ schema, document, request }) => {
        refuseUnstorable(document, request.variables);
        const measured = measure(schema, document, request.variables);
        const [broken] = brokenLimits(measured);
        const consumed = await consume(broken ? REFUSED_COST : measured.cost).catch((failure: unknown) => {
          throw failureOf(failure);
        });
        if (!broken) return refuseOverLimit(consumed);
        balance = { ...consumed, requested: measured.cost };
        throw broken;
      },
      willSendResponse: async ({ response, errors }) => {
        const isUnavailable = errors?.some(({ extensions }) => extensions?.code === 'UNAVAILABLE');
        if (!balance && !isUnavailable) await consume(REFUSED_COST).catch(() => null);
        if (balance) report(response, balance);
      },
    };
  },
};

function report({ http, body }: GraphQLResponse, balance: Balance): void {
  for (const [name, value] of Object.entries(rateLimitHeaders(balance))) http.headers.set(name, value);
  if (body.kind !== 'single') return;
  body.singleResult.extensions = { ...body.singleResult.extensions, cost: costOf(balance) };
}

/** `extensions.cost` of an answer. */
export function costOf({ refused: _, ...reported }: Balance) {
  return { ...reported, allowed: LIMITS.cost };
}
