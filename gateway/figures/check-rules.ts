import type { Services } from '#gateway/auth/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { FinalScore } from '#schema/rules/market/final-scores.ts';
import { type JudgedPick, otherRules } from '#schema/rules/record/other-rules.ts';

/** So many picks are read at once. */
const PICKS_AT_ONCE = 1_000;

type Row = Omit<JudgedPick, 'grade' | 'close'> &
  FinalScore & {
    id: string;
    gameStart: Date | null;
    result: string | null;
    isByRule: boolean;
    judgedAt: Date;
    closeAt: Date | null;
    closeLine: number | null;
  };

/** A grade that names the feed as its source rests on a final score of it. */
const JUDGED = `
  select p.id, p.market, p.pick, p.line::float8 as line, p.team_one as "teamOne", p.team_two as "teamTwo", p.starts_at as "startsAt",
         p.league, g.starts_at as "gameStart", g.final_at as "finalAt", g.confirmed_at as "confirmedAt",
         grade.result, coalesce(grade.author = 'rule', false) as "isByRule", greatest(grade.at, close.at) as "judgedAt",
         close.at as "closeAt", close.line::float8 as "closeLine"
    from picks p
    left join pick_games l on l.pick_id = p.id left join games g on g.id = l.game_id
    left join lateral (select * from pick_grades r where r.pick_id = p.id order by r.n desc limit 1) last on true
    left join lateral (select last.result, last.author, last.at
                        where last.source like '%, final seen %' and last.result in ('WIN', 'LOSS', 'PUSH')) grade on true
    left join pick_prices close on close.pick_id = p.id and close.moment = 'CLOSE'
   where p.status = 'PUBLISHED' and p.id > ? and (grade.result is not null or close.at is not null) order by p.id limit ${PICKS_AT_ONCE}`;

/** Lists the picks that were graded or closed otherwise than the rules of today say, for the admins. Changes nothing of the record. */
export async function checkRules({ database }: Pick<Services, 'database'>): Promise<void> {
  const found: { id: string; at: Date; text: string }[] = [];
  for (let after = ''; ; ) {
    const rows = await database.em.execute<Row[]>(JUDGED, [after]);
    for (const row of rows) {
      const text = otherRules(judgedOf(row)).join(' ');
      if (text) found.push({ id: row.id, at: row.judgedAt, text });
    }
    if (rows.length < PICKS_AT_ONCE) break;
    after = rows.at(-1)?.id ?? '';
  }
  await inTransaction({ database }, async (em) => {
    await em.execute('delete from picks_by_other_rules');
    await em.execute(
      `insert into picks_by_other_rules (pick_id, at, text)
       select id, at, text from json_to_recordset(?::json) as found (id text, at timestamptz, text text)`,
      [JSON.stringify(found)],
    );
  });
}

function judgedOf(row: Row): JudgedPick {
  const { league, gameStart, finalAt, confirmedAt, result, isByRule, closeAt, closeLine, ...pick } = row;
  const final = gameStart && finalAt ? { league, startsAt: gameStart, finalAt, confirmedAt } : null;
  return {
    ...pick,
    grade: result ? { result, isByRule, final } : null,
    close: closeAt ? { line: closeLine, at: closeAt } : null,
  };
}
