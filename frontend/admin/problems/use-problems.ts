import { useEffect, useRef } from 'react';
import { type ProblemsQuery, useProblemsQuery } from '#frontend/generated/graphql.ts';
import { PROBLEM_KINDS, type ProblemKind } from '#schema/rules/api/problem-kinds.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';

export type Problem = ProblemsQuery['problems'][number];

export interface ProblemsState {
  /** Undefined until the server answered. */
  problems: readonly Problem[] | undefined;
  failed: boolean;
  loading: boolean;
  reload(): void;
}

/** How often an open dashboard looks for problems that come with time or from jobs; those of picks come at once. */
const POLL_MS = MINUTE;

/** Open problems; fetched again whenever they are shown. `may`: whether the viewer's role reads problems at all. */
export function useProblems(shown: boolean, may: boolean): ProblemsState {
  const { data, error, loading, refetch } = useProblemsQuery({
    skip: !may,
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    notifyOnNetworkStatusChange: true,
  });
  const wasShown = useRef(shown);
  useEffect(() => {
    if (may && shown && !wasShown.current) void refetch().catch(() => {});
    wasShown.current = shown;
  }, [may, shown, refetch]);
  return {
    problems: data?.problems,
    failed: !!error,
    loading,
    reload: () => void refetch().catch(() => {}),
  };
}

/** Those that nobody takes care of. */
export function openOf(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ acknowledged }) => !acknowledged);
}

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
