import type { Services } from '#gateway/auth/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { type JudgedPick, otherRules } from '#schema/rules/record/other-rules.ts';
import * as statements from './check-rules.sql.ts';

/** So many picks are read at once. */
const PICKS_AT_ONCE = 1_000;

/** Lists the picks that were graded or closed otherwise than the rules of today say, for the admins. Changes nothing of the record. */
export async function checkRules({ database }: Pick<Services, 'database'>): Promise<void> {
  const found: { id: string; at: Date; text: string }[] = [];
  for (let after = ''; ; ) {
    const rows = await statements.judgedPicks.all(database.em, { after, most: PICKS_AT_ONCE });
    for (const row of rows) {
      const text = otherRules(judgedOf(row)).join(' ');
      if (text) found.push({ id: row.id, at: row.judgedAt, text });
    }
    if (rows.length < PICKS_AT_ONCE) break;
    after = rows.at(-1)?.id ?? '';
  }
  await inTransaction({ database }, async (em) => {
    await statements.clearOtherRules.run(em);
    await statements.keepOtherRules.run(em, { found: JSON.stringify(found) });
  });
}

function judgedOf(row: statements.JudgedPicksRow): JudgedPick {
  const { league, gameStart, finalAt, confirmedAt, result, isByRule, closeAt, closeLine, ...pick } = row;
  const final = gameStart && finalAt ? { league, startsAt: gameStart, finalAt, confirmedAt } : null;
  return {
    ...pick,
    grade: result ? { result, isByRule, final } : null,
    close: closeAt ? { line: closeLine, at: closeAt } : null,
  };
}
