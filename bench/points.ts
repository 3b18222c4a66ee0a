import 'reflect-metadata';
import type { FastifyInstance } from 'fastify';
import { createApp } from '#gateway/app.ts';
import { type Balance, POINTS_PER_MINUTE, Points } from '#gateway/rate-limits/points.ts';
import { openGateway } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import startWorld from '#local/testing/start-world.ts';
import stopWorld from '#local/testing/stop-world.ts';

/**
 * What counting points costs the hot read: CPU of the gateway and time of today's board with the product's limits,
 * beside the same gateway without them, block after block in one run. `first` asks once as each member of a
 * new minute; `again` asks ten times more.
 *
 *   node --import tsx bench/points.ts
 */
const MEMBERS = 100;
const BLOCKS = 9;
const MINUTE = 60_000;
const BOARD =
  '{ board { date picks { id sport teamOne teamTwo time subscription locked pick pickDetails } } }';

/** The same gateway, counting nothing. */
class Unlimited extends Points {
  override async spend(): Promise<Balance> {
    return { requested: 0, limit: 1, remaining: 1, resetsInSeconds: 1, refused: false };
  }
  override spent(): null {
    return null;
  }
}

interface Measured {
  cpu: number;
  time: number;
}

async function measure(): Promise<void> {
  const gateway = await openGateway({ LOG_LEVEL: 'silent' });
  const { services, env } = gateway;
  const withPoints = (points: Points) => createApp({ ...services, points }, env);
  const counting = await withPoints(new Points(services.database, POINTS_PER_MINUTE));
  const plain = await withPoints(new Unlimited(services.database, POINTS_PER_MINUTE));
  try {
    for (let count = 0; count < 20; count += 1) await givenPick(gateway, { tier: 'PLUS' });
    const people: TestUser[] = [];
    while (people.length < MEMBERS) people.push(await member(gateway, { plan: { tier: 'PLUS' } }));
    const again = Array.from({ length: 10 }, () => people).flat();
    const added: Record<'first' | 'again', Measured[]> = { first: [], again: [] };
    for (let block = 0; block < BLOCKS; block += 1) {
      services.clock.set(new Date(services.clock.now().getTime() + MINUTE).toISOString());
      for (const [name, callers] of [
        ['first', people],
        ['again', again],
      ] as const) {
        const [without, counted] = [await run(plain, callers), await run(counting, callers)];
        if (block > 0)
          added[name].push({ cpu: counted.cpu / without.cpu, time: counted.time / without.time });
        print(block === 0 ? 'warm-up' : `block ${block}`, name, without, counted);
      }
    }
    for (const [name, list] of Object.entries(added)) {
      const median = (of: (each: Measured) => number) => list.map(of).sort((a, b) => a - b)[list.length >> 1];
      process.stdout.write(
        `${name}: CPU ${median(({ cpu }) => cpu)?.toFixed(2)} ×, time ${median(({ time }) => time)?.toFixed(2)} ×\n`,
      );
    }
  } finally {
    await Promise.all([counting.close(), plain.close()]);
    await gateway.close();
  }
}

function print(block: string, name: string, without: Measured, counted: Measured): void {
  const figures = ({ cpu, time }: Measured) => `${cpu.toFixed(0)} µs CPU, ${time.toFixed(0)} µs`;
  process.stdout.write(
    `${block.padEnd(8)} ${name.padEnd(5)} without ${figures(without)}  counted ${figures(counted)}\n`,
  );
}

/** A request after the other; microseconds each. */
async function run(app: FastifyInstance, callers: TestUser[]): Promise<Measured> {
  const cpu = process.cpuUsage();
  const begun = performance.now();
  for (const { token } of callers) {
    const headers = { authorization: `Bearer ${token}` };
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers,
      payload: { query: BOARD },
    });
    if (statusCode !== 200) throw new Error(`The board was answered with ${statusCode}`);
  }
  const { user, system } = process.cpuUsage(cpu);
  return {
    cpu: (user + system) / callers.length,
    time: ((performance.now() - begun) * 1_000) / callers.length,
  };
}

await startWorld();
try {
  await measure();
} finally {
  await stopWorld();
}
