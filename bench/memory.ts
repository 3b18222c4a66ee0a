import 'reflect-metadata';
import { createApp } from '#gateway/app.ts';
import { openGateway } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import startWorld from '#local/testing/start-world.ts';
import stopWorld from '#local/testing/stop-world.ts';
import { addDays, easternDay } from '#schema/rules/eastern-time.ts';
import { TIERS } from '#schema/rules/tiers.ts';

/**
 * Whether what requests share stays bounded: the live heap of a gateway while it answers 100,000 documents that are all
 * different, for 200 viewers and the boards of 365 days. Fails when it still grows after half of them.
 *
 *   npm run bench:memory [-- requests]
 */
const REQUESTS = Number(process.argv.findLast((word) => /^\d+$/.test(word)) ?? 100_000);
const STEP = REQUESTS / 10;
const [MEMBERS, DAYS, PICKS, SIDE_BY_SIDE] = [200, 365, 30, 32];
const MOST_GROWTH_MB = 20;

const collect = globalThis.gc;
if (!collect) throw new Error('Start it with node --expose-gc, or with npm run bench:memory.');
const say = (line: string) => process.stdout.write(`${line}\n`);
const liveMegabytes = () => {
  collect();
  return process.memoryUsage().heapUsed / 1e6;
};

async function measure(): Promise<void> {
  const gateway = await openGateway({ LOG_LEVEL: 'silent' });
  const app = await createApp(gateway.services, gateway.env);
  try {
    for (let count = 0; count < PICKS; count += 1)
      await givenPick(gateway, { tier: TIERS[count % TIERS.length] ?? 'FREE' });
    const people: TestUser[] = [];
    while (people.length < MEMBERS) people.push(await member(gateway, { plan: { tier: 'PREMIUM' } }));
    const today = easternDay(gateway.services.clock.now());
    const ask = async (at: number) => {
      const date = addDays(today, -(Math.floor(at / MEMBERS) % DAYS));
      const query = `query Board${at} { board(date: "${date}") { picks { id pick pickDetails } } me { email } }`;
      const headers = { authorization: `Bearer ${people[at % MEMBERS]?.token}` };
      const { statusCode, body } = await app.inject({
        ...{ method: 'POST', url: '/graphql', headers },
        payload: { query },
      });
      if (statusCode !== 200) throw new Error(`Answered with ${statusCode}: ${body}`);
    };
    const live: number[] = [liveMegabytes()];
    say(`before: ${live[0]?.toFixed(0)} MB of live heap`);
    for (let done = 0; done < REQUESTS; done += SIDE_BY_SIDE) {
      await Promise.all(Array.from({ length: SIDE_BY_SIDE }, (_, at) => ask(done + at)));
      if (Math.floor((done + SIDE_BY_SIDE) / STEP) === Math.floor(done / STEP)) continue;
      live.push(liveMegabytes());
      say(`${done + SIDE_BY_SIDE} documents: ${live.at(-1)?.toFixed(0)} MB`);
    }
    const growth = (live.at(-1) ?? 0) - (live[Math.ceil(live.length / 2)] ?? 0);
    const isBounded = growth <= MOST_GROWTH_MB;
    say(
      `${isBounded ? '✓' : '✗'} in the second half it grew by ${growth.toFixed(1)} MB (at most ${MOST_GROWTH_MB})`,
    );
    if (!isBounded) process.exitCode = 1;
  } finally {
    await app.close();
    await gateway.close();
  }
}

await startWorld();
try {
  await measure();
} finally {
  await stopWorld();
}
