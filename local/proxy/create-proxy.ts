import type { Readable } from 'node:stream';
import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RawServerBase,
  type RouteGenericInterface,
} from 'fastify';
import { MOST_BODY_BYTES, MOST_FILE_BODY_BYTES } from '#schema/rules/api/body-limit.ts';
import { decodableUrl } from '#schema/rules/api/decodable-url.ts';
import type { EventStreams } from './event-streams.ts';
import { mayPass, withoutCredentials } from './identity-filter.ts';
import { refuseProxiedHead } from './refused-heads.ts';
import { type Upstreams, upstreamOf } from './upstreams.ts';

/** Nothing listens there, so a request for a service that is not up fails at once and is answered below. */
const NOWHERE = 'http://127.0.0.1:9';
const IDENTITY_PREFIXES = ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com', '/emulator'];

/** Where browsers find the local Braintree. */
export const BRAINTREE_PATH = '/local/braintree';

type ProxyOptions = {
  /** Read for each request: services start, stop and restart while the proxy stays up. */
  upstreams: Upstreams;
  /** Holds the product's live updates. */
  eventStreams: EventStreams;
  /** Called after the identity emulator has sent a mail and before the browser gets its answer. */
  afterIdentityMail(): Promise<void>;
  /** Adds the pages under /local. */
  installPages(app: FastifyInstance): void;
};

/** The one origin of the local world: its own pages, the identity emulator without owner rights, and the product. */
export async function createProxy(options: ProxyOptions): Promise<FastifyInstance> {
  const { upstreams, eventStreams } = options;
  const app = fastify({
    logger: false,
    forceCloseConnections: true,
    clientErrorHandler: refuseProxiedHead,
    rewriteUrl: ({ url }) => decodableUrl(url ?? '/'),
  });
  options.installPages(app);
  for (const prefix of IDENTITY_PREFIXES) {
    await app.register(proxy, { ...identityProxy(options), prefix, rewritePrefix: prefix });
  }
  await app.register(proxy, {
    ...shared,
    upstream: '',
    prefix: BRAINTREE_PATH,
    replyOptions: { ...shared.replyOptions, getUpstream: () => upstreams.braintree ?? NOWHERE },
  });
  await app.register(proxy, {
    ...shared,
    upstream: '',
    websocket: true,
    preHandler: refuseLargeBody,
    replyOptions: {
      ...shared.replyOptions,
      getUpstream: (request) => upstreamOf(request, upstreams) ?? NOWHERE,
      onResponse: (request, reply, { stream }) =>
        passOn(request, reply, { stream: isEventStream(reply) ? eventStreams.pass(stream) : stream }),
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        host: request.headers.host,
        'x-forwarded-for': request.socket.remoteAddress,
        'x-forwarded-proto': 'http',
      }),
    },
  });
  return app;
}

const shared = {
  // Live updates are open for hours; only the wait for an answer to begin is limited.
  undici: { bodyTimeout: 0, headersTimeout: 60_000 },
  replyOptions: {
    onError: sayStarting,
    onResponse: passOn,
    // By default the proxy would retry a 503 ten times.
    retryDelay: () => null,
  },
} as const;

function identityProxy({ upstreams, afterIdentityMail }: ProxyOptions): FastifyHttpProxyOptions {
  return {
    ...shared,
    upstream: '',
    preHandler: (request, reply, next) => {
      if (mayPass(request.method, request.url)) next();
      else reply.code(403).send({ error: { code: 403, message: 'Not open through this address.' } });
    },
    replyOptions: {
      ...shared.replyOptions,
      getUpstream: () => upstreams.identity ?? NOWHERE,
      rewriteRequestHeaders: (_request, headers) => withoutCredentials(headers),
      onResponse: async (request, reply, response) => {
        if (request.url.includes('accounts:sendOobCode') && reply.statusCode === 200)
          await afterIdentityMail();
        passOn(request, reply, response);
      },
    },
  };
}

/** Sends the headers of an event stream at once; otherwise they would wait for its first event. */
function passOn(_request: unknown, reply: AnyReply, { stream }: { stream: Readable }): void {
  reply.send(stream);
  if (isEventStream(reply) && 'flushHeaders' in reply.raw) reply.raw.flushHeaders();
}

function isEventStream(reply: AnyReply): boolean {
  return String(reply.getHeader('content-type') ?? '').startsWith('text/event-stream');
}

type AnyReply = FastifyReply<RouteGenericInterface, RawServerBase>;

/** The gateway's 413 closes a connection that the proxy still writes to, which breaks the next requests. */
function refuseLargeBody(request: FastifyRequest, reply: FastifyReply, next: () => void): void {
  const most = request.url.startsWith('/graphql') ? MOST_FILE_BODY_BYTES : MOST_BODY_BYTES;
  if (Number(request.headers['content-length'] ?? 0) <= most) {
    next();
    return;
  }
  request.raw.resume();
  const sentence = 'Request body is too large';
  reply
    .code(413)
    .header('connection', 'close')
    .send({ error: sentence, errors: [{ message: sentence }] });
}

function sayStarting(reply: AnyReply): void {
  reply.code(503).header('retry-after', '1').header('cache-control', 'no-store');
  const sentence = 'Chalkline is starting. Try again in a moment.';
  if (reply.request.headers.accept?.includes('text/html')) {
    reply
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><meta http-equiv="refresh" content="1"><title>Starting</title><p>${sentence}</p></html>`,
      );
  } else reply.send({ error: sentence, errors: [{ message: sentence }] });
}
