import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { systemClock } from '#gateway/integrations/clock.ts';
import { writeAccount } from '#gateway/testing/desk-steps.ts';
import { FigureLists } from '#gateway/testing/figure-lists.ts';
import { type LivedWorld, livedWorld } from '#gateway/testing/lived-past.ts';
import type { House } from '#gateway/testing/scene.ts';
import { signUp } from '#gateway/testing/users.ts';
import { Journal } from '#gateway/testing/year/journal.ts';
import { compareWithRecount } from '#gateway/testing/year/recounted.ts';
import { shownFigures } from '#gateway/testing/year/shown-figures.ts';
import { ensureProgram } from '#local/testing/ensure-program.ts';
import { easternDay } from '#schema/rules/time/eastern-time.ts';
import type { Past } from './past.ts';

const until = systemClock.now();
let one: LivedWorld;
let journal: Journal;

/** What happened to plans and money, and which days were given, as it is seen from outside. */
function watching(past: Past, seen: Journal): () => Promise<void> {
  let given = 0;
  return async () => {
    await seen.lookAtMoney();
    const events = await past.services.database.em.execute<{ plan: string; days: number }[]>(
      `select subscription_id as plan, (details->>'days')::int as days from subscription_events where type = 'days-given' order by id`,
    );
    for (const { plan, days } of events.slice(given))
      seen.write({ what: 'days given', plan, days, inTrial: seen.plans.get(plan)?.state === 'trialing' });
    given = events.length;
    await seen.lookAtPlans();
  };
}

beforeAll(async () => {
  ensureProgram('python3', 'python3', ['-c', 'import decimal, zoneinfo']);
  one = await livedWorld(until, (past, world) => {
    journal = new Journal({ ...world, gateway: { ...world.gateway, services: past.services as never } });
    return watching(past, journal);
  });
  journal.write({ what: 'end' });
}, 600_000);
afterAll(() => one?.close());

test('all figures of the demo’s past are those of a naive recount in Python, and of their lists', async () => {
  const { world, firstDay: first } = one;
  const [admin, last] = [await signUp(), easternDay(until)];
  await writeAccount(world, admin, 'OWNER');
  const house: House = { world, members: [], admin, approver: admin };
  const shown = await shownFigures(house, first, last);
  const { differing, compared } = compareWithRecount({ lines: journal.lines, first, last, shown });
  expect(differing).toEqual([]);
  expect(compared).toBeGreaterThan(1_800);
  const lists = new FigureLists(world.gateway, admin);
  await lists.compareAll(first, last);
  expect(lists.differences).toEqual([]);
}, 600_000);
