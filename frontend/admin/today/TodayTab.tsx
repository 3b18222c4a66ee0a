import { Loaded } from '#frontend/admin/Loaded.tsx';
import { Panel } from '#frontend/admin/Panel.tsx';
import type { ProblemsState } from '#frontend/admin/problems/use-problems.ts';
import { type DeskTodayQuery, useDeskTodayQuery } from '#frontend/generated/graphql.ts';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { DueLeagues } from './DueLeagues.tsx';
import { MoneyOfWeek } from './MoneyOfWeek.tsx';
import { NeedsYou } from './NeedsYou.tsx';
import styles from './Today.module.css';
import { TodaysBoard } from './TodaysBoard.tsx';

/** The business at a glance: what needs a person, what is due, how far the board is, and the money. On a phone in this order. */
export function TodayTab({ problems, failed, loading: isAsking, reload }: ProblemsState) {
  const asked = useDeskTodayQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: MINUTE,
  });
  return (
    <Loaded asked={asked} what="today">
      {({ deskToday }) => <Today today={deskToday} {...{ problems, failed, reload }} loading={isAsking} />}
    </Loaded>
  );
}

interface TodayProps extends ProblemsState {
  today: DeskTodayQuery['deskToday'];
}

function Today({ today, problems, failed, loading, reload }: TodayProps) {
  const { date, picks } = today;
  return (
    <div className={styles.page} data-picks={picks ? true : undefined}>
      {problems && <NeedsYou problems={problems} className={styles.needs} />}
      {!problems && failed && (
        <Panel title="Needs you" className={styles.needs}>
          <ErrorState onRetry={reload} busy={loading}>
            Failed to load problems. Please try again.
          </ErrorState>
        </Panel>
      )}
      {picks && <DueLeagues leagues={picks.leagues} className={styles.due} />}
      {picks && <TodaysBoard {...{ date, picks }} className={styles.board} />}
      <MoneyOfWeek money={today.money} joined={today.joined} className={styles.money} />
    </div>
  );
}
