import { useState } from 'react';
import { alertOf } from '#frontend/admin/alerts.ts';
import { DataTable } from '#frontend/admin/DataTable.tsx';
import { Text } from '#frontend/admin/mantine.ts';
import { RowButton } from '#frontend/admin/RowButton.tsx';
import { failureCode, failureText } from '#frontend/app/failures.ts';
import { useServerNow } from '#frontend/app/server-clock.ts';
import { type FeedHealthFragment, useRefreshFeedMutation } from '#frontend/generated/graphql.ts';
import { FEED_KINDS, type FeedKind } from '#schema/rules/market/feed-names.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import styles from './Feed.module.css';
import type { Outcome } from './feed-text.ts';
import { taskText } from './feed-text.ts';

type Task = FeedHealthFragment['tasks'][number];

interface FeedLeaguesProps {
  tasks: readonly Task[];
  onOutcome(outcome: Outcome): void;
}

const LABELS: Record<FeedKind, string> = { EVENTS: 'Schedule', SCORES: 'Scores', ODDS: 'Odds' };
const TICK_MS = 5_000;

/** How old each league is, and a button that requests it now. */
export function FeedLeagues({ tasks, onOutcome }: FeedLeaguesProps) {
  const [refresh] = useRefreshFeedMutation();
  const [busy, setBusy] = useState<League | null>(null);
  const taskOf = (league: League, kind: FeedKind) =>
    tasks.find((each) => each.league === league && each.kind === kind);
  const leagues = [...new Set(tasks.map(({ league }) => league))];
  const run = async (league: League) => {
    setBusy(league);
    try {
      await refresh({ variables: { input: { league } } });
      onOutcome({ done: `${league} is up to date.` });
    } catch (error) {
      // The provider's own reason says what helps.
      const isRefused = failureCode(error) === 'FEED_UNAVAILABLE';
      onOutcome({ failure: isRefused ? failureText(error) : alertOf('refresh the feed', error) });
    }
    setBusy(null);
  };
  return (
    <section aria-labelledby="feed-leagues">
      <Text component="h3" fz="lg" mb={10} id="feed-leagues">
        Last answers
      </Text>
      <div className={styles.leagues}>
        <DataTable
          caption="Leagues"
          rows={leagues}
          keyOf={(league) => league}
          columns={[
            { head: 'League', cell: (league) => league },
            ...FEED_KINDS.map((kind) => ({
              head: LABELS[kind],
              className: (league: League) => toneOf(taskOf(league, kind)),
              cell: (league: League) => <Age task={taskOf(league, kind)} />,
            })),
          ]}
          actions={(league) => (
            <RowButton
              words="Refresh"
              of={league}
              variant="quiet"
              disabled={busy !== null}
              busy={busy === league && 'Asking...'}
              onClick={() => void run(league)}
            />
          )}
        />
      </div>
    </section>
  );
}

function Age({ task }: { task: Task | undefined }) {
  const now = useServerNow(TICK_MS);
  return task ? taskText(task, now) : 'Not yet';
}

function toneOf(task: Task | undefined): string | undefined {
  return task?.failure ? styles.failing : undefined;
}
