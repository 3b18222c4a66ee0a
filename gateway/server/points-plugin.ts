import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '#gateway/auth/context.ts';
import { brokenLimits, LIMITS, measure } from '#gateway/graphql/limits.ts';
import { consumePoints, rateLimitHeaders, refuseOverLimit } from '#gateway/rate-limits/consume-points.ts';
import type { Balance } from '#gateway/rate-limits/points.ts';

/** What a document costs that could not be read or was refused. */
const REFUSED_COST = 1;

/**
 * Refuses what costs too much with the page sizes of its variables, and charges what may run. Tells in `extensions.cost`
 * and in headers what it cost and what is left. A document that is refused costs a point, too: reading it was work.
 */
export const pointsPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async ({ contextValue }) => {
    let balance: Balance | null = null;
    return {
      didResolveOperation: async ({ schema, document, request }) => {
        const measured = measure(schema, document, request.variables);
        const [broken] = brokenLimits(measured);
        if (broken) {
          balance = { ...(await consumePoints(contextValue, REFUSED_COST)), requested: measured.cost };
          throw broken;
        }
        balance = await consumePoints(contextValue, measured.cost);
        refuseOverLimit(balance);
      },
      willSendResponse: async ({ response }) => {
        balance ??= await consumePoints(contextValue, REFUSED_COST);
        for (const [name, value] of Object.entries(rateLimitHeaders(balance)))
          response.http.headers.set(name, value);
        if (response.body.kind !== 'single') return;
        const { refused: _, ...told } = balance;
        const cost = { ...told, allowed: LIMITS.cost };
        response.body.singleResult.extensions = { ...response.body.singleResult.extensions, cost };
      },
    };
  },
};
