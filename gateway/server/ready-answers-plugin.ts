import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '#gateway/auth/context.ts';
import type { Question, ReadyAnswers } from '#gateway/graphql/ready-answers.ts';

/** What a GraphQL request asks; the name chooses among the operations of its text. */
export function questionOf({ query, operationName, variables }: GraphqlBody): Question {
  return { operation: `${operationName ?? ''}\n${query}`, variables };
}

/** Longer requests are executed each time: a key of theirs would cost more than it saves. */
const LONGEST_BYTES = 8_000;

export function isShort(contentLength: string | undefined): boolean {
  return Number(contentLength ?? Number.POSITIVE_INFINITY) <= LONGEST_BYTES;
}

export interface GraphqlBody {
  query?: unknown;
  operationName?: unknown;
  variables?: unknown;
}

/** Keeps answers that other requests may get. Listed after the plugin that reports the points. */
export function readyAnswersPlugin(answers: ReadyAnswers): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      willSendResponse: async ({ request, contextValue, response: { body } }) => {
        if (body.kind !== 'single') return;
        const { data, errors, extensions = {} } = body.singleResult;
        const rootFields = Object.keys(data ?? {}).length;
        if (errors || !contextValue.reuse.covers(rootFields)) return;
        if (!isShort(request.http?.headers.get('content-length'))) return;
        const { requested: cost } = extensions.cost as { requested: number };
        answers.keep(questionOf(request), contextValue, { json: JSON.stringify(data), rootFields, cost });
      },
    }),
  };
}
