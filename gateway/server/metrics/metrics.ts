import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { RELEASE } from '#gateway/release.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** What a process measures of itself, for Prometheus. Exists only while METRICS_PORT is set. */
export class Metrics {
  readonly registry = new Registry();
  /** Streams are not among them: they last for hours. */
  readonly requests = new Histogram({
    name: 'chalkline_http_request_seconds',
    help: 'Seconds from a request to the end of its response, by route.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers: [this.registry],
  });
  readonly operations = new Histogram({
    name: 'chalkline_operation_seconds',
    help: 'Seconds that GraphQL operations took to execute, by kind and by the code of their first error (OK without one).',
    labelNames: ['kind', 'outcome'] as const,
    buckets: SECONDS,
    registers: [this.registry],
  });
  readonly readyAnswers = new Counter({
    name: 'chalkline_ready_answers_total',
    help: 'GraphQL requests, by whether a ready answer was found (docs/decisions/0031).',
    labelNames: ['found'] as const,
    registers: [this.registry],
  });

  constructor() {
    // Event loop delay, memory, processor time and garbage collection of the process.
    collectDefaultMetrics({ register: this.registry });
    const { version, commit } = RELEASE;
    new Gauge({
      name: 'chalkline_build_info',
      help: 'Always 1; its labels are the release that runs.',
      labelNames: ['version', 'commit'],
      registers: [this.registry],
    }).set({ version, commit: commit ?? '' }, 1);
  }

  /** Adds a figure that is read whenever someone scrapes. While `read` fails, it is absent. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void {
    const { registry } = this;
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        await setOrRemove(this, async () => [[{}, await read()]]);
      },
    });
  }

  /** Adds what only grows from the start of the process on, for rate(). */
  counter(name: string, help: string, read: () => number): void {
    const { registry } = this;
    new Counter({
      name,
      help,
      registers: [registry],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  }

  /** A gauge with one value for each value of a label. */
  gauges(name: string, help: string, label: string, read: () => Promise<Record<string, number>>): void {
    const { registry } = this;
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        await setOrRemove(this, async () =>
          Object.entries(await read()).map(([key, value]) => [{ [label]: key }, value]),
        );
      },
    });
  }
}

type Labelled = [Record<string, string>, number];

async function setOrRemove(gauge: Gauge, read: () => Promise<Labelled[]>): Promise<void> {
  const values = await read().catch(() => []);
  gauge.reset();
  // Without labels, which reset sets to 0; one with labels has no value left.
  if (values.length === 0) gauge.remove({});
  for (const [labels, value] of values) gauge.set(labels, value);
}
