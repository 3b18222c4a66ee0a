import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context, Span, SpanContext, Tracer } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RELEASE } from '#gateway/release.ts';
import { type SpanWriter, traceWith } from '#gateway/spans.ts';

type Api = typeof import('@opentelemetry/api');

/** Sends a span for each request, and for the statements and calls that it consists of. */
export interface Tracing {
  install(app: FastifyInstance): void;
  /** Traces nothing from now on, and sends what is left. */
  close(): Promise<void>;
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const LONGEST_NAME = 100;

/**
 * Traces to an OTLP collector. OpenTelemetry is loaded here and nowhere else: a process without TRACES_URL never calls
 * this. A request whose caller decided not to be traced is not.
 */
export async function openTracing(url: string): Promise<Tracing> {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const provider = new sdk.TracerProvider({
    sampler: new sdk.ParentBasedSampler({ root: new sdk.AlwaysOnSampler() }),
    resource: resourceFromAttributes({
      'service.name': 'chalkline-gateway',
      'service.version': RELEASE.version,
    }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  const tracer = provider.getTracer('chalkline');
  const active = new AsyncLocalStorage<Context>();
  traceWith(writerOf(api, tracer, active));
  return {
    install: (app) => installSpans(app, api, tracer, active),
    close: () => {
      traceWith(null);
      return provider.shutdown();
    },
  };
}

function writerOf(api: Api, tracer: Tracer, active: AsyncLocalStorage<Context>): SpanWriter {
  return {
    within: ({ name, attributes = {}, isPart, isOwn }, act) => {
      const parent = active.getStore();
      if (isPart && !parent) return act();
      const above = parent ?? api.ROOT_CONTEXT;
      const kind = isOwn ? api.SpanKind.INTERNAL : api.SpanKind.CLIENT;
      const span = tracer.startSpan(name, { kind, attributes }, above);
      const result = active.run(api.trace.setSpan(above, span), act);
      if (result instanceof Promise) endWith(result, span, api.SpanStatusCode.ERROR);
      return result;
    },
    current: () => {
      const span = api.trace.getSpanContext(active.getStore() ?? api.ROOT_CONTEXT);
      return span ? { trace_id: span.traceId, span_id: span.spanId } : null;
    },
  };
}

/** The code of a failure alone: its words may repeat data. */
function endWith(result: Promise<unknown>, span: Span, error: number): void {
  result.then(
    () => span.end(),
    (failure: { code?: unknown; name?: unknown }) => {
      span.setAttribute('error.type', String(failure?.code ?? failure?.name));
      span.setStatus({ code: error });
      span.end();
    },
  );
}

function installSpans(
  app: FastifyInstance,
  api: Api,
  tracer: Tracer,
  active: AsyncLocalStorage<Context>,
): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  const begin = (request: FastifyRequest): Context => {
    const caller = callerSpan(request.headers.traceparent);
    const above = caller ? api.trace.setSpanContext(api.ROOT_CONTEXT, caller) : api.ROOT_CONTEXT;
    const options = { kind: api.SpanKind.SERVER };
    const span = tracer.startSpan(`${request.method} ${routeOf(request)}`, options, above);
    return api.trace.setSpan(above, span);
  };
  app.addHook('onRequest', (request, _reply, done) => {
    const context = begin(request);
    contexts.set(request, context);
    active.run(context, done);
  });
  // A body is read by events of the connection, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => active.run(contexts.get(request) as Context, done));
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = api.trace.getSpan(contexts.get(request) ?? api.ROOT_CONTEXT);
    if (!span) return;
    describe(span, request, statusCode);
    if (statusCode >= 500) span.setStatus({ code: api.SpanStatusCode.ERROR });
    span.end();
  });
}

function describe(span: Span, request: FastifyRequest, statusCode: number): void {
  span.setAttributes({
    'http.request.method': request.method,
    'http.route': routeOf(request),
    'http.response.status_code': statusCode,
    'chalkline.request_id': request.id,
  });
  const { operationName } = (request.body ?? {}) as { operationName?: unknown };
  if (routeOf(request) === '/graphql' && typeof operationName === 'string')
    span.setAttribute('graphql.operation.name', operationName.slice(0, LONGEST_NAME));
}

function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? 'none';
}

function callerSpan(header: unknown): SpanContext | null {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(String(header)) ?? [];
  if (!traceId || !spanId || !flags) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}
