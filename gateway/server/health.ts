import type { FastifyInstance } from 'fastify';
import { ZONE_DATA } from '#gateway/alert-settings/zone-data.ts';
import type { Services } from '#gateway/auth/context.ts';
import { RELEASE } from '#gateway/release.ts';
import type { Draining } from './draining.ts';

/** How long the database may take to say it is there. */
const DATABASE_TIMEOUT_MILLISECONDS = 1_000;

/** `/livez`: the process runs, which release it is, and which release of the time zones. `/readyz`: it can serve, false from the moment the shutdown begins. */
export function installHealth(
  app: FastifyInstance,
  { database }: Pick<Services, 'database'>,
  draining: Draining,
): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.get('/livez', async () => ({ status: 'ok', ...RELEASE, zoneData: ZONE_DATA }));
  app.get('/readyz', async (_request, reply) => {
    const isStopping = isClosing || draining.hasBegun;
    const ready = !isStopping && (await answersInTime(database.em.execute('select 1')));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
  });
}

async function answersInTime(answer: Promise<unknown>): Promise<boolean> {
  const late = new Promise<false>((resolve) =>
    setTimeout(resolve, DATABASE_TIMEOUT_MILLISECONDS, false).unref(),
  );
  return Promise.race([
    answer.then(
      () => true,
      () => false,
    ),
    late,
  ]);
}
