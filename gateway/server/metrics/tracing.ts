import type { Context, Span, SpanContext } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Sends a span for each request. */
export interface Tracing {
  install(app: FastifyInstance): void;
  /** Sends what is left. */
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
    resource: resourceFromAttributes({ 'service.name': 'chalkline-gateway' }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  const tracer = provider.getTracer('chalkline');
  const parentOf = (request: FastifyRequest): Context => {
    const caller = callerSpan(request.headers.traceparent);
    return caller ? api.trace.setSpanContext(api.ROOT_CONTEXT, caller) : api.ROOT_CONTEXT;
  };
  const begin = (request: FastifyRequest): Span =>
    tracer.startSpan(
      `${request.method} ${routeOf(request)}`,
      { kind: api.SpanKind.SERVER },
      parentOf(request),
    );
  return {
    install: (app) => installSpans(app, begin, api.SpanStatusCode.ERROR),
    close: () => provider.shutdown(),
  };
}

function installSpans(app: FastifyInstance, begin: (request: FastifyRequest) => Span, error: number): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', async (request) => {
    spans.set(request, begin(request));
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = spans.get(request);
    if (!span) return;
    span.setAttributes({
      'http.request.method': request.method,
      'http.route': routeOf(request),
      'http.response.status_code': statusCode,
      'chalkline.request_id': request.id,
    });
    const { operationName } = (request.body ?? {}) as { operationName?: unknown };
    if (routeOf(request) === '/graphql' && typeof operationName === 'string')
      span.setAttribute('graphql.operation.name', operationName.slice(0, LONGEST_NAME));
    if (statusCode >= 500) span.setStatus({ code: error });
    span.end();
  });
}

function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? 'none';
}

function callerSpan(header: unknown): SpanContext | null {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(String(header)) ?? [];
  if (!traceId || !spanId || !flags) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}
