import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#gateway/auth/context.ts';
import { acceptedTypes } from '#gateway/graphql/accepted-types.ts';
import { jsonAt, type ReadyAnswers } from '#gateway/graphql/ready-answers.ts';
import { consumePoints, rateLimitHeaders } from '#gateway/rate-limits/consume-points.ts';
import { costOf } from './points-plugin.ts';
import { type GraphqlBody, isShort, questionOf } from './ready-answers-plugin.ts';

/**
 * Answers a query from what was computed for another request, with this request's cost and rest of points. Null: it
 * has to be executed. Anything out of the ordinary is left to Apollo, which words every refusal.
 */
export async function answerReady(
  answers: ReadyAnswers,
  request: FastifyRequest,
  reply: FastifyReply,
  contextOf: (request: FastifyRequest) => Promise<Context>,
): Promise<string | null> {
  const { headers, method } = request;
  const contentType = acceptedTypes(headers.accept).json;
  const body = request.body as (GraphqlBody & { extensions?: unknown }) | null;
  if (method !== 'POST' || !contentType || !isShort(headers['content-length'])) return null;
  if (typeof body?.query !== 'string' || body.extensions) return null;
  const context = await contextOf(request).catch(() => null);
  const ready = context && answers.find(questionOf(body), context);
  const balance = ready && (await consumePoints(context, ready.cost).catch(() => null));
  if (!balance || balance.refused) return null;
  reply.headers(rateLimitHeaders(balance)).type(contentType);
  const extensions = JSON.stringify({ cost: costOf(balance) });
  return `{"data":${jsonAt(ready, context.now)},"extensions":${extensions}}\n`;
}
