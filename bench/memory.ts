import 'reflect-metadata';
import { createApp } from '#gateway/app.ts';
import { required } from '#gateway/testing/database.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { startGoogle } from '#gateway/testing/google.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { signUp } from '#gateway/testing/users.ts';
import startWorld from '#local/testing/start-world.ts';
import stopWorld from '#local/testing/stop-world.ts';
import { TIERS } from '#schema/rules/access/tiers.ts';
import { addDays, easternDay } from '#schema/rules/time/eastern-time.ts';

/**
 * Whether what requests share stays bounded: the live heap of a gateway while 100,000 members, each with a token of their
 * own, ask for 100,000 documents that are all different, for 20,000 days. Fails when it still grows after half of them.
 *
 *   npm run bench:memory [-- requests]
 */
const REQUESTS = Number(process.argv.findLast((word) => /^\d+$/.test(word)) ?? 100_000);
const STEP = REQUESTS / 10;
const [DAYS, PICKS, SIDE_BY_SIDE] = [20_000, 30, 32];
const MOST_GROWTH_MB = 20;

const collect = globalThis.gc;
if (!collect) throw new Error('Start it with node --expose-gc, or with npm run bench:memory.');
const say = (line: string) => process.stdout.write(`${line}\n`);
const liveMegabytes = () => {
  collect();
  return process.memoryUsage().heapUsed / 1e6;
};

const idOf = (member: number) => `member${member}`;
const emailOf = (member: number) => `${member}@chalkline.test`;

const MEMBERS = `
  insert into users (id, email, trial_ends_at, created_at)
    select 'member' || n, n || '@chalkline.test', ?, ? from generate_series(?::int, ?::int) n`;

/** At the identity provider and in the database, a thousand at a time. */
async function signUpMembers({ services }: TestGateway, count: number): Promise<void> {
  const now = services.clock.now();
  const url = `http://${required('FIREBASE_AUTH_EMULATOR_HOST')}/identitytoolkit.googleapis.com/v1/projects/demo-chalkline/accounts:batchCreate`;
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
  for (let first = 0; first < count; first += 1_000) {
    const users = Array.from({ length: 1_000 }, (_, at) => ({
      localId: idOf(first + at),
      email: emailOf(first + at),
    }));
    const { ok, status } = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ users }) });
    if (!ok) throw new Error(`The emulator answered ${status}`);
    await services.database.em.execute(MEMBERS, [now, now, first, first + 999]);
  }
}

async function measure(): Promise<void> {
  const gateway = await openGateway({ LOG_LEVEL: 'silent' });
  const google = await startGoogle();
  const app = await createApp({ ...gateway.services, identity: google.identity }, gateway.env);
  try {
    const now = gateway.services.clock.now();
    for (let count = 0; count < PICKS; count += 1)
      await givenPick(gateway, { tier: TIERS[count % TIERS.length] ?? 'FREE' });
    await signUpMembers(gateway, REQUESTS + SIDE_BY_SIDE);
    const someone = await signUp();
    const today = easternDay(now);
    const ask = async (at: number) => {
      const date = addDays(today, -(at % DAYS));
      const query = `query Board${at} { board(date: "${date}") { picks { id pick pickDetails } } me { email } }`;
      const { token } = google.signed({ ...someone, uid: idOf(at), email: emailOf(at) });
      const { statusCode, body } = await app.inject({
        ...{ method: 'POST', url: '/graphql', headers: { authorization: `Bearer ${token}` } },
        payload: { query },
      });
      if (statusCode !== 200 || !body.includes(`"${emailOf(at)}"`))
        throw new Error(`Answered with ${statusCode}: ${body}`);
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
    await google.close();
  }
}

await startWorld();
try {
  await measure();
} finally {
  await stopWorld();
}
