import 'reflect-metadata';
import { systemClock } from '#gateway/integrations/clock.ts';
import { createLog } from '#gateway/log.ts';
import { POINTS_PER_MINUTE } from '#gateway/rate-limits/points.ts';
import { readEnvironment } from '#gateway/read-environment.ts';
import { closeServices, openServices } from '#gateway/server/open-services.ts';
import { easternInstant } from '#schema/rules/time/eastern-time.ts';
import { closePast } from './close-past.ts';
import { livePast } from './live-past.ts';
import { openPast } from './open-past.ts';
import { planOfDemo } from './plan-of-demo.ts';

/**
 * `main.ts <moment> <clock file>`: lives the demo's past up to a moment in the empty database of DATABASE_URL, with a local Braintree
 * that follows the clock file. The local world starts it (local/demo/live-past.ts); nothing of it ships.
 */
const [moment = '', clockFile = ''] = process.argv.slice(2);
const until = new Date(moment);
const plan = planOfDemo(until);
const env = readEnvironment(process.env);
const log = createLog('error');
const services = await openServices(env, { clock: systemClock, log, pointsPerMinute: POINTS_PER_MINUTE });
try {
  const start = easternInstant(plan.firstDay, '07:00');
  const past = openPast({ services, braintree: env.BRAINTREE_ENVIRONMENT, clockFile, start });
  const lived = await livePast(past, plan, until);
  await closePast(past);
  process.stdout.write(`${JSON.stringify(lived)}\n`);
} finally {
  await closeServices(services, true);
}
