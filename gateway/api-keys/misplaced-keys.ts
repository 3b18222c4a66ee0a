import type { FastifyInstance } from 'fastify';
import { AppError } from '#gateway/app-error.ts';
import { holdsSecret } from '#gateway/auth/key-secret.ts';

/**
 * Refuses a request that carries a key in its address or in a cookie. Addresses stand in histories and in the logs
 * of proxies, and cookies are sent by browsers on their own: a key that works there would be lost sooner or later.
 */
export function installMisplacedKeys(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url, headers }) => {
    if (holdsSecret(url) || holdsSecret(headers.cookie ?? '')) throw new AppError('KEY_MISPLACED');
  });
}
