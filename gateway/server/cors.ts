import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What a page of another site may read of an answer beside its body. */
const READABLE = [
  ...['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset', 'ratelimit-policy', 'retry-after'],
  ...['x-request-id', 'etag', 'allow'],
].join(', ');

/** The wildcard covers every header but `authorization`, which has to be named. Browsers keep the answer for as long as they will. */
const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'authorization, *',
  'access-control-max-age': '86400',
};

/**
 * Lets the pages of all sites call the API. No answer depends on a cookie, so a foreign page reads what any program could:
 * with a key or a token what that opens, and without one what a visitor sees (docs/decisions/0061). A preflight is answered
 * before anything is read.
 */
export function installCors(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isApi(request.url)) return done();
    reply.headers({ 'access-control-allow-origin': '*', 'access-control-expose-headers': READABLE });
    if (isPreflight(request)) reply.code(204).headers(PREFLIGHT).send();
    else done();
  });
}

function isApi(url: string): boolean {
  return /^\/(graphql|api)(?![^/?])/.test(url);
}

function isPreflight({ method, headers }: FastifyRequest): boolean {
  return method === 'OPTIONS' && 'origin' in headers && 'access-control-request-method' in headers;
}
