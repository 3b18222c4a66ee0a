import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError } from '#gateway/app-error.ts';
import type { Services } from '#gateway/auth/context.ts';
import { countGuess } from '#gateway/rate-limits/count-guess.ts';
import { type Suppression, suppress } from './suppressions.ts';

const EVENT = z.object({
  type: z.enum(['bounce', 'complaint']),
  address: z.string().min(3).max(320),
  /** What the receiving server said. */
  detail: z.string().max(1_000).optional(),
});
/** Providers send one or several. */
const EVENTS = z.union([EVENT, z.array(EVENT).max(1_000)]);

/**
 * POST /mails/events: what the mail provider learned of an address, with MAIL_EVENTS_KEY as a bearer token. A hard bounce
 * stops every mail to it; a complaint stops mails about picks, and never one about the account.
 */
export function installMailEvents(app: FastifyInstance, services: Services, key: string): void {
  app.post('/mails/events', async (request, reply) => {
    if (!isKey(request.headers.authorization, key)) {
      await countGuess(services.points, request.ip, services.clock.now());
      throw new AppError('INVALID_KEY');
    }
    const events = EVENTS.safeParse(request.body);
    if (!events.success) throw new AppError('BAD_USER_INPUT');
    for (const event of [events.data].flat()) await suppress(services.database.em, stopOf(services, event));
    return reply.code(204).send();
  });
}

function stopOf({ trials, clock }: Services, { type, address, detail }: z.infer<typeof EVENT>): Suppression {
  const kind =
    type === 'bounce'
      ? ({ scope: 'ALL', reason: 'BOUNCE' } as const)
      : ({ scope: 'NEWS', reason: 'COMPLAINT' } as const);
  return { addressKey: trials.keys.emailKey(address), ...kind, detail: detail ?? null, at: clock.now() };
}

/** Hashed first, because the comparison takes equal lengths. */
function isKey(authorization: string | undefined, key: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${key}`));
}
