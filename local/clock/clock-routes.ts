import type { FastifyInstance } from 'fastify';
import { sendPage } from '#local/pages/local-page.ts';
import { now, offsetMs } from '#local/system/clock.ts';
import { UserFacingError } from '#local/system/errors.ts';
import { requestedMove } from './clock-move.ts';
import { aheadText, clockPage, timeLeftText } from './clock-page.ts';
import { ClockHalted, type Moves, MoveUnderWay } from './moves.ts';

/**
 * GET and POST /local/clock: read the product's moment, or move it forward for all processes at once. A move is answered
 * when it is over; until then GET tells how far it has come.
 */
export function installClock(app: FastifyInstance, moves: Moves): void {
  const reading = () => {
    const offset = offsetMs();
    const ahead = aheadText(offset);
    const move = moves.current();
    const moment = now();
    return {
      now: moment.toISOString(),
      offsetMs: offset,
      ahead,
      move: move && { ...move, left: timeLeftText(move, moment) },
    };
  };

  app.get('/local/clock', (request, reply) =>
    request.headers.accept?.includes('text/html')
      ? sendPage(reply, clockPage(now(), offsetMs(), moves.current()))
      : reply.send(reading()),
  );

  app.post('/local/clock', async (request, reply) => {
    try {
      await moves.by(requestedMove(request.body));
      return reply.send(reading());
    } catch (failure) {
      if (!(failure instanceof UserFacingError)) throw failure;
      return reply.code(statusOf(failure)).send({ error: failure.message, ...reading() });
    }
  });
}

function statusOf(failure: UserFacingError): number {
  if (failure instanceof ClockHalted) return 503;
  return failure instanceof MoveUnderWay ? 409 : 400;
}
