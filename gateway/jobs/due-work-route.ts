import type { FastifyInstance } from 'fastify';
import type { Services } from '#gateway/auth/context.ts';
import { noteStop } from './clock-on-its-way.ts';
import { type LastRuns, workOff } from './work-off.ts';

/**
 * POST /due-work, with a movable clock only: does what is due by now and answers what could not be done, and when
 * something falls due next. The local world asks at each stop when it moves the clock, the last time with `?arrived`; until
 * then workers wait.
 */
export function installDueWork(app: FastifyInstance, services: Services): void {
  const lastRuns: LastRuns = new Map();
  let running: Promise<unknown> = Promise.resolve();
  app.post<{ Querystring: { arrived?: string } }>('/due-work', async ({ query }) => {
    const arrived = query.arrived !== undefined;
    noteStop(services, { isEnd: arrived });
    const work = running.then(() => workOff(services, lastRuns, { arrived }));
    running = work.catch(() => undefined);
    const done = await work;
    noteStop(services, { isEnd: arrived || done.unfinished !== null });
    return done;
  });
}
