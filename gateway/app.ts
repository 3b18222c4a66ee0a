import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from 'fastify';
import { installAuditLogFile } from '#gateway/admin/audit/export-audit-log.ts';
import { installListFiles } from '#gateway/admin/lists/list-files.ts';
import type { Services } from '#gateway/auth/context.ts';
import { installInvoices } from '#gateway/billing/invoices/invoice-routes.ts';
import { installWebhooks } from '#gateway/billing/reconciliation/incoming-webhooks.ts';
import { installDevelopers } from '#gateway/developers/install-developers.ts';
import { installFigures, pageStats } from '#gateway/figures/figure-files.ts';
import { keptScannerCount } from '#gateway/games/read-scanner-count.ts';
import { ReadyAnswers } from '#gateway/graphql/ready-answers.ts';
import { installMailEvents } from '#gateway/mail/events-route.ts';
import { installPickFeeds } from '#gateway/pick-alerts/feeds/feed-routes.ts';
import { installReceipts } from '#gateway/picks/receipt-routes.ts';
import { installPublicPages } from '#gateway/public-pages/install-public-pages.ts';
import { installRecord } from '#gateway/record/record-routes.ts';
import { productOf } from '#gateway/server/brand.ts';
import { installHealth } from '#gateway/server/health.ts';
import { measureLive, measureRequests } from '#gateway/server/metrics/measure-requests.ts';
import type { Metrics } from '#gateway/server/metrics/metrics.ts';
import type { Tracing } from '#gateway/server/metrics/tracing.ts';
import { keptPrices } from '#gateway/server/page-prices.ts';
import { installPages } from '#gateway/server/pages.ts';
import { createSchema } from '#gateway/server/schema.ts';
import { hostedSandbox, installGraphql, type Sandbox } from '#gateway/server/server.ts';
import { installConfirming } from '#gateway/users/confirm-routes.ts';
import { MOST_BODY_BYTES } from '#schema/rules/api/body-limit.ts';
import { decodableUrl } from '#schema/rules/api/decodable-url.ts';
import { ERRORS } from '#schema/rules/api/errors.ts';
import { nameProduct } from '#schema/rules/text/product.ts';
import { installMisplacedKeys } from './api-keys/scope-gate.ts';
import { AppError } from './app-error.ts';
import { failureOf } from './database/failures.ts';
import { directUrl, type Environment, trustedProxies } from './env.ts';
import { asOneDocument, readExamples } from './explorer/examples.ts';
import { installExplorer } from './explorer/install-explorer.ts';
import { installDueWork } from './jobs/due-work-route.ts';
import { Live } from './live/live.ts';
import { STREAM_LIMITS } from './live/stream-limits.ts';
import { installEvenTurns } from './rate-limits/even-turns.ts';
import { installRest } from './rest/install-rest.ts';
import { installCors } from './server/cors.ts';
import { Draining } from './server/draining.ts';
import { installIdentity } from './server/identity-route.ts';
import { installProxyWarning } from './server/proxy-warning.ts';
import { refuseHead } from './server/refused-heads.ts';
import { WITHOUT_SCHEMAS } from './server/without-schemas.ts';
import { installWritePosition } from './server/write-position.ts';
import { installLeaving } from './users/leave-routes.ts';

/** What no page of ours uses, and no page in a frame of ours may. */
const PERMISSIONS_POLICY = 'camera=(), geolocation=(), microphone=(), usb=()';
/** When a client may ask again after something was down. */
const RETRY_AFTER_SECONDS = '2';

interface Observers {
  metrics?: Metrics | null;
  tracing?: Tracing | null;
}

/** The whole gateway as a list of what is installed. */
export async function createApp(
  services: Services,
  env: Environment,
  draining = new Draining(0),
  { metrics = null, tracing = null }: Observers = {},
): Promise<FastifyInstance> {
  nameProduct(productOf(env));
  const app = newServer(services, env);
  tracing?.install(app);
  if (metrics) measureRequests(app, metrics);
  installErrorHandlers(app, env.PUBLIC_URL.startsWith('https:'));
  installEvenTurns(app);
  installProxyWarning(app);
  installShutdown(app, draining);
  installCors(app);
  installMisplacedKeys(app);
  installHealth(app, services, draining);
  const schema = createSchema();
  const live = installLive(app, services, env, draining);
  if (metrics) measureLive(metrics, live);
  const examples = readExamples(env.EXAMPLES_DIR);
  const sandbox = sandboxOf(env, asOneDocument(examples));
  const hasStandby = services.publicReads.state !== 'NONE';
  const answers = new ReadyAnswers();
  await installGraphql(app, services, schema, live, { sandbox, answers, metrics, hasStandby });
  if (hasStandby) installWritePosition(app, services);
  installIdentity(app, env);
  await installRest(app, services, schema, answers);
  if (env.EXPLORER === 'on') installExplorer(app, services, examples, { sandbox: sandbox !== null });
  else app.get('/explorer', async (_request, reply) => reply.redirect('/api/docs'));
  installInvoices(app, services);
  installAuditLogFile(app, services);
  installListFiles(app, services);
  installRecord(app, services);
  installFigures(app, services);
  installReceipts(app, services);
  installPublicPages(app, services, env);
  installDevelopers(app, { ...services, schema }, env);
  await installWebhooks(app, services);
  await installLeaving(app, services);
  installPickFeeds(app, services);
  if (env.MAIL_EVENTS_KEY) installMailEvents(app, services, env.MAIL_EVENTS_KEY);
  await installConfirming(app, services);
  if (env.CLOCK_FILE) installDueWork(app, services);
  const readStats = () => pageStats(services);
  const read = { readStats, readPrices: keptPrices(services), readScanner: keptScannerCount(services) };
  await installPages(app, env, { clock: services.clock, ...read });
  return app;
}

/** Fastify with the limits of what it takes. */
function newServer(services: Services, env: Environment): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = services.log;
  const app = Fastify({
    loggerInstance,
    schemaController: WITHOUT_SCHEMAS,
    bodyLimit: MOST_BODY_BYTES,
    requestTimeout: 15_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    // A request that arrives while the server closes is answered.
    return503OnClosing: false,
    trustProxy: trustedProxies(env),
    genReqId: requestId,
    requestIdHeader: false,
    clientErrorHandler: refuseHead,
    rewriteUrl: ({ url }) => decodableUrl(url ?? '/'),
    http: { maxHeaderSize: 8_192, headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
  });
  // Every stream that one process holds, and as many requests again as before.
  app.server.maxConnections = STREAM_LIMITS.process + 2_000;
  return app;
}

/** Apollo Sandbox beside the API: on this page only on a developer's machine, elsewhere Apollo's own (docs/decisions/0061). */
function sandboxOf({ NODE_ENV, SANDBOX, PUBLIC_URL }: Environment, document: string): Sandbox | null {
  if ((SANDBOX ?? (NODE_ENV === 'development' ? 'on' : 'off')) === 'off') return null;
  return NODE_ENV === 'development' ? { document } : { address: hostedSandbox(PUBLIC_URL) };
}

/** The id that a proxy in front of us gave the request, if it is one; else a new one. */
function requestId({ headers }: { headers: IncomingHttpHeaders }): string {
  const given = String(headers['x-request-id'] ?? '');
  return /^[\w.:-]{1,128}$/.test(given) ? given : randomUUID();
}

/** A connection that is used while the process stops is not kept alive: it would hold the process. */
function installShutdown(app: FastifyInstance, draining: Draining): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing || draining.hasBegun) reply.header('connection', 'close');
    done(null, payload);
  });
}

/** Open streams end when the shutdown begins; the listener behind them once nothing runs any more. */
function installLive(app: FastifyInstance, services: Services, env: Environment, draining: Draining): Live {
  const live = new Live(services, directUrl(env), env.LIVE_BEAT_MS);
  draining.onDrain((milliseconds) => live.endGradually(milliseconds));
  app.addHook('preClose', async () => live.endAll());
  app.addHook('onClose', async () => live.close());
  return live;
}

/** Headers on every answer, and the product's words for what fails outside GraphQL. */
function installErrorHandlers(app: FastifyInstance, isHttps: boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    reply.header('permissions-policy', PERMISSIONS_POLICY);
    if (isHttps) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.statusCode === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    // A page that another site opened is out of its reach; a pop-up that one of ours opens, for a sign-in, is not.
    if (String(reply.getHeader('content-type')).startsWith('text/html'))
      reply.header('cross-origin-opener-policy', 'same-origin-allow-popups');
    done(null, payload);
  });
  app.setNotFoundHandler((_request, reply) => {
    const { message, status } = ERRORS.NOT_FOUND;
    return reply.code(status).send({ error: message, message, code: 'NOT_FOUND' });
  });
  app.setErrorHandler((thrown: { statusCode?: number; message: string }, request, reply) => {
    const failure = failureOf(thrown) as typeof thrown;
    if (failure instanceof AppError) return refuse(reply, failure);
    const status = failure.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: failure }, 'unexpected failure');
    const code = status < 500 ? 'BAD_USER_INPUT' : 'INTERNAL_SERVER_ERROR';
    const message = status < 500 ? failure.message : ERRORS.INTERNAL_SERVER_ERROR.message;
    return reply.code(status).send({ error: message, message, code });
  });
}

function refuse(reply: FastifyReply, { message, code, extensions }: AppError) {
  const { retryAfterSeconds } = extensions;
  if (retryAfterSeconds) reply.header('retry-after', String(retryAfterSeconds));
  // Headers of the requested file are wrong for its refusal.
  reply.header('cache-control', 'no-store');
  return reply.code(ERRORS[code].status).send({ error: message, message, code });
}
