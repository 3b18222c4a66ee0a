type Attributes = Record<string, string | number>;

/** What a span is of; never what it was called with. */
interface SpanOf {
  name: string;
  attributes?: Attributes;
  /** Only where something is traced already, so that no trace holds one statement alone. */
  isPart?: boolean;
  /** Of work of our own, not of a call to somebody. */
  isOwn?: boolean;
}

export interface SpanWriter {
  /** Runs it in a span that ends with it and says whether it failed. What answers at once is no span. */
  within<T>(span: SpanOf, act: () => T): T;
  /** The span that runs now. */
  current(): { trace_id: string; span_id: string } | null;
}

let writer: SpanWriter | null = null;

/** Traces this process. Called before its services are opened: each looks once, so that tracing costs nothing while it is off. */
export function traceWith(next: SpanWriter | null): void {
  writer = next;
}

export const isTraced = (): boolean => writer !== null;

/** For the lines of the log. */
export const currentTrace = (): object => writer?.current() ?? {};

export function within<T>(span: SpanOf, act: () => T): T {
  return writer ? writer.within(span, act) : act();
}

/** The same service, each of whose calls that answers later is a span. */
export function spanEach<T extends object>(kind: string, service: T): T {
  if (!isTraced()) return service;
  const parts = Object.entries(service).map(([name, part]) => [
    name,
    typeof part === 'function'
      ? (...given: unknown[]) => within({ name: `${kind} ${name}` }, () => part(...given))
      : part,
  ]);
  return Object.fromEntries(parts);
}
