import { PROBLEM_KINDS, type ProblemKind } from '#schema/rules/api/problem-kinds.ts';
import type { Problem } from './use-problems.ts';

export interface ProblemGroupFacts {
  kind: ProblemKind;
  problems: readonly Problem[];
}

/** Problems grouped by kind, the most urgent kind first; empty kinds are left out. */
export function problemGroups(problems: readonly Problem[]): ProblemGroupFacts[] {
  return PROBLEM_KINDS.map((kind) => ({
    kind,
    problems: problems.filter((problem) => problem.kind === kind),
  })).filter((group) => group.problems.length > 0);
}
