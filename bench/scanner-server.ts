import 'reflect-metadata';
import fastify from 'fastify';
import { pino } from 'pino';
import { directUrl } from '#gateway/env.ts';
import { systemClock } from '#gateway/integrations/clock.ts';
import { Live } from '#gateway/live/live.ts';
import { eventStreams } from '#gateway/live/open-stream.ts';
import { readEnvironment } from '#gateway/read-environment.ts';
import { openServices } from '#gateway/server/open-services.ts';
import { createSchema } from '#gateway/server/schema.ts';
import { PLENTY } from '#gateway/testing/gateway.ts';

/**
 * The live updates of a gateway as a process of its own, for `bench/scanner.ts`: its variables are its argument. It says where it
 * listens, and answers each message with how often it executed the scanner's operation and its processor time so far.
 */
export interface Usage {
  executions: number;
  cpuMs: number;
}

const env = readEnvironment(JSON.parse(process.argv[2] ?? '{}'));
const log = pino({ level: 'warn' });
const services = await openServices(env, { clock: systemClock, log, pointsPerMinute: PLENTY });
const schema = createSchema();
let executions = 0;
const field = schema.getSubscriptionType()?.getFields().arbitragesChanged;
if (!field) throw new Error('The schema has no arbitragesChanged');
const { resolve } = field;
field.resolve = (...given) => {
  executions += 1;
  return resolve?.(...given);
};

const live = new Live(services, directUrl(env), env.LIVE_BEAT_MS);
const app = fastify({ forceCloseConnections: true });
app.post('/graphql', eventStreams(services, schema, live));
const address = await app.listen({ host: '127.0.0.1', port: 0 });

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ executions, cpuMs: (user + system) / 1_000 } satisfies Usage);
});
process.send?.(Number(new URL(address).port));
