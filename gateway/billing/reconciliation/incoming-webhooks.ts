import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#gateway/app-error.ts';
import type { Services } from '#gateway/auth/context.ts';
import { countGuess } from '#gateway/rate-limits/count-guess.ts';
import { registerScope } from '#gateway/register-scope.ts';
import { storeWebhook } from './incoming-webhooks.sql.ts';

/** The largest accepted webhook. */
const BODY_LIMIT_BYTES = 256_000;

/** Braintree's webhooks at /webhooks/braintree: verified, stored and acknowledged at once, processed later. */
export async function installWebhooks(app: FastifyInstance, services: Services): Promise<void> {
  await registerScope(app, 'incoming-webhooks', async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
      async (_request: unknown, body: string) => new URLSearchParams(body),
    );
    scope.get<{ Querystring: { bt_challenge?: string } }>('/webhooks/braintree', async (request, reply) => {
      const challenge = request.query.bt_challenge ?? '';
      if (!/^[0-9a-f]{20,32}$/.test(challenge)) {
        await countGuess(services.points, request.ip, services.clock.now());
        throw new AppError('INVALID_SIGNATURE');
      }
      return reply.type('text/plain').send(await services.processor.answerChallenge(challenge));
    });
    scope.post('/webhooks/braintree', async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const [signature, payload] = [form.get('bt_signature') ?? '', form.get('bt_payload') ?? ''];
      await store(services, signature, payload).catch(async (failure: unknown) => {
        const isWrong = failure instanceof AppError && failure.code === 'INVALID_SIGNATURE';
        if (isWrong) await countGuess(services.points, request.ip, services.clock.now());
        throw failure;
      });
      return reply.code(200).send();
    });
  });
}

/** A repeated webhook is the same row. Throws INVALID_SIGNATURE. */
async function store(
  { database, processor, clock }: Services,
  signature: string,
  payload: string,
): Promise<void> {
  const { kind } = await processor.readWebhook(signature, payload);
  const hash = createHash('sha256').update(payload).digest('hex');
  await storeWebhook.run(database.em, { hash, kind, signature, payload, now: clock.now() });
}
