import type { FastifyInstance } from 'fastify';
import { sendPage } from '#local/pages/local-page.ts';
import { moveForward, now, offsetMs } from '#local/system/clock.ts';
import { UserFacingError } from '#local/system/user-facing-error.ts';
import { requestedMove } from './clock-move.ts';
import { clockPage } from './clock-page.ts';

/**
 * GET and POST /local/clock: read the product's moment, or move it forward for all processes at once. `moved` is called
 * after each move.
 */
export function installClock(app: FastifyInstance, moved: () => void): void {
  const reading = () => ({ now: now().toISOString(), offsetMs: offsetMs() });

  app.get('/local/clock', (request, reply) =>
    request.headers.accept?.includes('text/html')
      ? sendPage(reply, clockPage(now(), offsetMs()))
      : reply.send(reading()),
  );

  app.post('/local/clock', (request, reply) => {
    try {
      moveForward(requestedMove(request.body));
      moved();
      return reply.send(reading());
    } catch (error) {
      if (error instanceof UserFacingError) return reply.code(400).send({ error: error.message });
      throw error;
    }
  });
}
