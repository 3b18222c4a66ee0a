import { gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { openDemoSeason } from '#gateway/testing/demo-season.ts';
import { ArchiveCheck } from '#record/archive/check-archive.ts';
import { KnownHistory } from '#record/archive/known-history.ts';
import { formatPolicy, parsePolicy } from '#record/policy/policy.ts';
import { easternInstant } from '#schema/rules/time/eastern-time.ts';

const [SATURDAY, WEDNESDAY] = ['2031-11-22', '2031-11-19'];
const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:04`);

/** Days that were over before the demo's first start. */
const DAYS = 3;

test.each([SATURDAY, WEDNESDAY].flatMap((day) => HOURS.map((hour) => [day, hour] as const)))(
  'a demo that is first started on %s at %s has a record that is proved, and as the site counts it',
  async (day, hour) => {
    const moment = easternInstant(day, hour);
    const season = await openDemoSeason(DAYS, moment.toISOString());
    try {
      const policy = formatPolicy(season.log.key, [{ name: 'w', key: season.witness.key }], 1);
      const check = new ArchiveCheck(parsePolicy(policy), new KnownHistory());
      const file = gunzipSync(await season.get('/record/all.ndjson.gz')).toString();
      const lines = file.trimEnd().split('\n');
      for (const line of lines) check.take(line);
      const { findings, undecided, record } = check.finish(moment.getTime());
      expect([findings, undecided]).toEqual([[], []]);
      expect(record).toMatchObject({ overdue: 0, picks: 12 * (DAYS + 2) });
      const last = await season.gateway.services.database.em.execute(
        'select max(at) as at from record_leaves',
      );
      expect(new Date((last as { at: string }[])[0]?.at ?? '').getTime()).toBeLessThanOrEqual(
        moment.getTime(),
      );
    } finally {
      await season.gateway.close();
    }
  },
  30_000,
);
