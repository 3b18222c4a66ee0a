import { lastCheck } from '#gateway/admin/revenue/check-revenue.sql.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { REVENUE_CHECK_NAMES } from '#schema/rules/money/revenue-checks.ts';
import type { FoundProblem } from './acknowledge-problem.ts';

/** While the last check of the figures of revenue found a difference. */
export async function revenueProblems(rows: Rows): Promise<FoundProblem[]> {
  const check = await lastCheck.first(rows);
  if (!check || check.failed.length === 0) return [];
  const names = check.failed.map((name) => REVENUE_CHECK_NAMES[name]).join(', ');
  return [
    {
      kind: 'REVENUE',
      subject: 'revenue',
      text: `The check of the figures of revenue failed (${names}), so figures are hidden. The log has both sides of each comparison.`,
      since: check.at,
      memberId: null,
    },
  ];
}
