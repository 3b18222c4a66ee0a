import type { Problem } from '#frontend/admin/problems/use-problems.ts';
import { RowsLoading } from '#frontend/admin/RowsLoading.tsx';
import { useDeskTodayQuery } from '#frontend/generated/graphql.ts';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { MoneyLine } from './MoneyLine.tsx';
import { NeedsYou } from './NeedsYou.tsx';
import { PicksOfToday } from './PicksOfToday.tsx';

/** What needs a person now, what is left to do with picks, and the day's money in a line. */
export function TodayTab({ problems }: { problems: readonly Problem[] | undefined }) {
  const { data, error, loading, refetch } = useDeskTodayQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: MINUTE,
  });
  const today = data?.deskToday;
  if (!today && error)
    return (
      <ErrorState onRetry={() => void refetch().catch(() => {})} busy={loading}>
        Failed to load today. Please try again.
      </ErrorState>
    );
  if (!today) return <RowsLoading>Loading today...</RowsLoading>;
  return (
    <>
      {today.picks && <PicksOfToday picks={today.picks} />}
      {problems && <NeedsYou problems={problems} />}
      <MoneyLine money={today.money} joined={today.joined} />
    </>
  );
}
