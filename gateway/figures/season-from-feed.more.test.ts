import { gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { publishPolicy } from '#gateway/record/publish-policy.ts';
import { signCheckpoint } from '#gateway/record/sign-checkpoint.ts';
import { expectDemoSeason } from '#gateway/testing/compare-season.ts';
import { playDemoDays } from '#gateway/testing/feed-season.ts';
import { type OddsWorld, openOddsWorld } from '#gateway/testing/odds.ts';
import { member } from '#gateway/testing/users.ts';
import { ArchiveCheck } from '#record/archive/check-archive.ts';
import { KnownHistory } from '#record/archive/known-history.ts';
import { parsePolicy } from '#record/policy/policy.ts';
import { addDays, easternInstant } from '#schema/rules/time/eastern-time.ts';

const FIRST = '2031-11-21';
/** A week, as a season takes an hour: `SEASON_DAYS=125` plays one. */
const DAYS = Array.from({ length: Number(process.env.SEASON_DAYS ?? 7) }, (_, at) => addDays(FIRST, at));

/** What the verifier that anyone runs says of the file that anyone downloads. */
async function verdict({ gateway }: OddsWorld) {
  await signCheckpoint(gateway.services);
  const body = async (url: string) => (await gateway.app.inject({ url })).rawPayload;
  const check = new ArchiveCheck(
    parsePolicy((await body('/record/policy.txt')).toString()),
    new KnownHistory(),
  );
  const file = gunzipSync(await body('/record/all.ndjson.gz')).toString();
  for (const line of file.trimEnd().split('\n')) check.take(line);
  return check.finish(gateway.services.clock.now().getTime());
}

test(
  `${DAYS.length} days of the demo through the feed: all as the demo says, and nothing for the verifier to find`,
  async () => {
    const world = await openOddsWorld({ AUTO_GRADE: 'on' });
    const admin = await member(world.gateway, { role: 'OWNER' });
    await world.feedAt(easternInstant(addDays(FIRST, -1), '11:00'));
    await publishPolicy(world.gateway.services);
    const ids = await playDemoDays(world, admin, DAYS);
    await expectDemoSeason(world, ids);
    const { findings, record } = await verdict(world);
    await world.close();
    expect(findings).toEqual([]);
    expect(record).toMatchObject({ picks: ids.size, closes: ids.size, late: 0, overdue: 0, sealed: 0 });
  },
  DAYS.length * 90_000,
);
