import 'reflect-metadata';
import fastify from 'fastify';
import type { Services } from '#gateway/auth/context.ts';
import { PublicReads } from '#gateway/database/public-reads.ts';
import { installFigures } from '#gateway/figures/figure-files.ts';
import { systemClock } from '#gateway/integrations/clock.ts';
import { createLog } from '#gateway/log.ts';
import { openDatabase } from '#gateway/server/orm.ts';

/**
 * The files of the record on a server of their own, which bench/figure-files.ts starts with a small heap. It sends its
 * address, and answers each message with the most memory that it held since the last one.
 */
const SAMPLE_MILLISECONDS = 20;

const log = createLog('error');
const database = await openDatabase(String(process.argv[2]), log);
const app = fastify();
const publicReads = new PublicReads(database, null, log, systemClock);
installFigures(app, { database, publicReads, clock: systemClock, log } as unknown as Services);

let most = 0;
const sample = () => {
  most = Math.max(most, process.memoryUsage.rss());
};
setInterval(sample, SAMPLE_MILLISECONDS);
process.on('message', () => {
  sample();
  process.send?.(most);
  most = 0;
});
process.on('disconnect', () => process.exit());
process.send?.(await app.listen({ port: 0 }));
