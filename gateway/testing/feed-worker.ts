import 'reflect-metadata';
import { pino } from 'pino';
import { AppError } from '#gateway/app-error.ts';
import { capturePrices } from '#gateway/figures/capture-prices.ts';
import { runFeed } from '#gateway/games/run-feed.ts';
import { followStarts } from '#gateway/picks/follow-starts.ts';
import { gradeByRule } from '#gateway/picks/grade-by-rule.ts';
import { readEnvironment } from '#gateway/read-environment.ts';
import { openServices } from '#gateway/server/open-services.ts';
import { settableClock } from './clock.ts';

/**
 * A worker as a process of its own: at each moment that it is sent it does what its jobs of the feed have to do then, and says so. Its
 * variables are its argument.
 */
const env = readEnvironment(JSON.parse(process.argv[2] ?? '{}'));
const clock = settableClock('2031-11-20T00:00:00Z');
const pointsPerMinute = { visitor: 1, member: 1, staff: 1, key: 1 };
const services = await openServices(env, { clock, log: pino({ enabled: false }), pointsPerMinute });

process.on('message', async (moment: string) => {
  clock.set(moment);
  // What a busy database refuses is done at the next turn, as the product's queue does it.
  for (const job of [runFeed, followStarts, capturePrices, gradeByRule])
    await job(services).catch(unlessBusy);
  process.send?.('done');
});
function unlessBusy(failure: unknown): void {
  if (!(failure instanceof AppError && failure.code === 'UNAVAILABLE')) throw failure;
}

process.send?.('ready');
