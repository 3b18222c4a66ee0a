import {
  type GradeProposalsQuery,
  useGradeProposalsQuery,
  useGradeProposedMutation,
} from '#frontend/generated/graphql.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';

export type ProposedResult = GradeProposalsQuery['gradeProposals'][number];

/** The results that final scores suggest, and how some of them are confirmed. None without a feed. */
export function useProposedResults() {
  const { data, refetch } = useGradeProposalsQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: MINUTE,
    skipPollAttempt: () => document.hidden,
  });
  const [grade, { loading }] = useGradeProposedMutation();

  /** Answers how many were saved: a proposal whose score has changed meanwhile is not. */
  async function confirm(chosen: readonly ProposedResult[]): Promise<number> {
    const grades = chosen.map(({ pick, scoreOne, scoreTwo }) => ({ pickId: pick.id, scoreOne, scoreTwo }));
    const { data: saved } = await grade({ variables: { input: { grades } } });
    await refetch();
    return saved?.gradeProposed.picks.length ?? 0;
  }

  return { proposals: data?.gradeProposals ?? [], confirm, busy: loading };
}
