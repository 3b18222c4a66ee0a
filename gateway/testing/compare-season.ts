import { expect } from '@jest/globals';
import type { DemoPick } from '#local/demo/demo-pick.ts';
import { isOfPlan } from '#local/demo/schedule.ts';
import type { OddsWorld } from './odds.ts';

interface Noted {
  id: string;
  moment: string;
  line: number | null;
  odds: number;
  other: number;
}

interface Graded {
  id: string;
  result: string;
  score: string;
  author: string;
  source: string;
}

/** Every close, opening, posting, score and grade is that of the demo, and every close was sealed before its start. */
export async function expectDemoSeason(
  { gateway }: OddsWorld,
  ids: ReadonlyMap<string, DemoPick>,
): Promise<void> {
  const planned = [...ids.values()];
  const rows = <Row>(sql: string) => gateway.services.database.em.execute<Row[]>(sql);
  const noted = await rows<Noted>(
    `select pick_id as id, moment, line::float8 as line, odds::float8 as odds, odds_other::float8 as other from pick_prices`,
  );
  const texts = noted.map(({ id, moment, line, odds, other }) =>
    [ids.get(id)?.id, moment, line, odds, other].join(),
  );
  const expected = planned.flatMap(({ id, tier, prices }) =>
    prices
      .filter(({ moment }) => isOfPlan(moment, tier))
      .map(({ moment, line, odds, oddsOther }) => [id, moment, line, odds, oddsOther].join()),
  );
  expect(texts.sort()).toEqual(expected.sort());
  const graded = await rows<Graded>('select pick_id as id, result, score, author, source from pick_grades');
  expect(graded.map(({ id, result, score }) => [ids.get(id)?.id, result, score].join()).sort()).toEqual(
    planned.map(({ id, result, score }) => [id, result, `${score.one}–${score.two}`].join()).sort(),
  );
  for (const { author, source } of graded) {
    expect(author).toBe('rule');
    expect(source).toMatch(/^the-odds-api\.com, final seen 20\d\d-\d\d-\d\d \d\d:\d\d:\d\dZ$/);
  }
  const [sealed] = await rows(
    `select count(*) filter (where l.at >= p.starts_at)::int as late, count(*)::int as closes
       from record_leaves l join picks p on p.id = l.pick_id where l.kind = 'price' and l.body::json ->> 'moment' = 'CLOSE'`,
  );
  expect(sealed).toEqual({ late: 0, closes: planned.length });
}
