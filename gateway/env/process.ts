import { isIP } from 'node:net';
import { z } from 'zod';
import { flag } from './flag.ts';

const PROXY_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

/** A number of proxies, or a list of addresses, networks and named ranges. */
function isProxyList(text: string): boolean {
  if (/^\d+$/.test(text)) return true;
  return text.split(',').every((entry) => {
    const [address = '', bits, ...more] = entry.trim().split('/');
    if (PROXY_RANGES.includes(entry.trim())) return true;
    const family = isIP(address);
    const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
    return family !== 0 && fits && more.length === 0;
  });
}

/** Where a process listens, its database, and what watches it. */
export const processVariables = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production').describe('The environment.'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on; 0.0.0.0 inside a container.'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000).describe('Port to listen on.'),
  PUBLIC_URL: z
    .url()
    .default('http://localhost:4000')
    .describe('Where people reach the product, without a slash at the end.'),
  TRUSTED_PROXIES: z
    .string()
    .default('loopback')
    .refine(
      isProxyList,
      'use addresses, networks such as 10.0.0.0/8, loopback, uniquelocal, or a number of proxies',
    )
    .describe(
      'The proxies in front of the gateway whose X-Forwarded-For is believed: addresses and networks separated by commas, `loopback`, `uniquelocal` (private networks), or how many there are. Without the right value all visitors count as one network.',
    ),
  DATABASE_URL: z.url().describe('PostgreSQL 15 or newer: postgresql://user:password@host:5432/name'),
  DATABASE_DIRECT_URL: z
    .url()
    .optional()
    .describe(
      'The same database past a pooler such as PgBouncer, for live updates and `migrate`. Set it when DATABASE_URL leads to a pooler in transaction mode; without it DATABASE_URL is used.',
    ),
  DATABASE_READ_URL: z
    .url()
    .optional()
    .describe(
      'A streaming standby of the same database, for the public record only. While it is lost or more than ten seconds behind, the primary is read. Through a pooler like DATABASE_URL, if that leads to one.',
    ),
  ROLE: z
    .enum(['serve', 'work', 'both'])
    .default('both')
    .describe(
      'What a process does: `serve` answers requests, `work` runs the background jobs and answers only /livez and /readyz. Run at least one that works.',
    ),
  DRAIN_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(60)
    .default(8)
    .describe(
      'After SIGTERM: seconds in which /readyz says 503 and everything is still answered, so that a balancer sends requests elsewhere before connections are refused.',
    ),
  LIVE_BEAT_MS: z.coerce
    .number()
    .int()
    .min(100)
    .default(15_000)
    .describe(
      'Milliseconds between heartbeats of a live stream; less than the idle timeout of any proxy in front of the gateway.',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('Lowest level that is logged.'),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe(
      'Port of its own for `/metrics`, in the format of Prometheus, on the same address as PORT. Let no proxy publish it. Without one nothing is measured.',
    ),
  TRACES_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'OTLP collector that gets a trace of each request, such as http://collector:4318/v1/traces. Without one OpenTelemetry is not loaded.',
    ),
  WEBHOOK_LOOPBACK: z
    .enum(['on', 'off'])
    .optional()
    .describe('Development only: `on` allows webhooks to this machine, also without TLS.'),
  CLOCK_FILE: flag('Development only: file with the clock offset in milliseconds.'),
};
