import type { FastifyInstance } from 'fastify';

/**
 * Warns once when a request was forwarded by an address that TRUSTED_PROXIES does not name: then its whole network
 * counts as one visitor, and limits meant for one person are shared by everyone behind that proxy.
 */
export function installProxyWarning(app: FastifyInstance): void {
  let warned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (warned || !request.headers['x-forwarded-for'] || (request.ips?.length ?? 1) > 1) return done();
    warned = true;
    request.log.warn(
      { peer: request.socket.remoteAddress },
      'X-Forwarded-For came from an address that TRUSTED_PROXIES does not name and was ignored: see docs/operations.md',
    );
    done();
  });
}
