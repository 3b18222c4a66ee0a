import type { IncomingMessage } from 'node:http';
import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type RawServerBase,
  type RouteGenericInterface,
} from 'fastify';
import { mayPass, withoutCredentials } from '#local/front-door/identity-gate.ts';
import { type Upstreams, upstreamOf } from '#local/front-door/upstreams.ts';

/** Nobody listens there, so that a request for a part that is not up fails at once and is answered below. */
const NOWHERE = 'http://127.0.0.1:9';
const IDENTITY_PREFIXES = ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com', '/emulator'];

/** Where browsers find the local Braintree. */
export const BRAINTREE_PATH = '/local/braintree';

export type FrontDoorOptions = {
  /** Read with each request: parts come, go and come back while the door stays open. */
  upstreams: Upstreams;
  /** Called after the identity emulator has sent a mail and before the browser hears of it. */
  afterIdentityMail(): Promise<void>;
  /** Adds the pages under /local. */
  installPages(app: FastifyInstance): void;
};

/** The one origin of the local world: its own pages, the identity emulator without its powers, and the product. */
export async function createFrontDoor(options: FrontDoorOptions): Promise<FastifyInstance> {
  const { upstreams } = options;
  const app = fastify({ logger: false, forceCloseConnections: true });
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
    replyOptions: {
      ...shared.replyOptions,
      getUpstream: (request) => upstreamOf(request, upstreams) ?? NOWHERE,
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
    // Of its own accord the proxy would try a 503 again ten times.
    retryDelay: () => null,
  },
} as const;

function identityProxy({ upstreams, afterIdentityMail }: FrontDoorOptions): FastifyHttpProxyOptions {
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

/** A stream of events says that it is open before its first event; the head would wait for that otherwise. */
function passOn(_request: unknown, reply: AnyReply, { stream }: { stream: IncomingMessage }): void {
  reply.send(stream);
  const type = String(reply.getHeader('content-type') ?? '');
  if (type.startsWith('text/event-stream') && 'flushHeaders' in reply.raw) reply.raw.flushHeaders();
}

type AnyReply = FastifyReply<RouteGenericInterface, RawServerBase>;

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
