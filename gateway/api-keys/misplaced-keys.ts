import type { FastifyInstance } from 'fastify';
import { AppError } from '#gateway/app-error.ts';
import { holdsSecret } from '#gateway/auth/key-secret.ts';

/**
 * Refuses a request with a key in its address or in a cookie. Addresses end up in histories and proxy logs, and
 * browsers send cookies on their own: a key that worked there would leak sooner or later.
 */
export function installMisplacedKeys(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url, headers }) => {
    if (holdsSecret(url) || holdsSecret(headers.cookie ?? '')) throw new AppError('KEY_MISPLACED');
  });
}
