import { useState } from 'react';
import { alertOf } from '#frontend/admin/alerts.ts';
import { DataTable } from '#frontend/admin/DataTable.tsx';
import table from '#frontend/admin/table.module.css';
import { failureCode, failureText } from '#frontend/app/failures.ts';
import { useServerNow } from '#frontend/app/server-clock.ts';
import { type FeedHealthFragment, useRefreshFeedMutation } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
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
      <h3 id="feed-leagues">Last answers</h3>
      <div className={styles.leagues}>
        <DataTable
          caption="Leagues"
          columns={['League', ...FEED_KINDS.map((kind) => LABELS[kind])]}
          withActions
        >
          {leagues.map((league) => (
            <tr key={league}>
              <th scope="row">{league}</th>
              {FEED_KINDS.map((kind) => (
                <Age key={kind} task={tasks.find((each) => each.league === league && each.kind === kind)} />
              ))}
              <td className={table.actions}>
                <Button
                  variant="quiet"
                  size="small"
                  disabled={busy !== null}
                  busy={busy === league && 'Asking...'}
                  onClick={() => void run(league)}
                >
                  Refresh<span className="visually-hidden"> {league}</span>
                </Button>
              </td>
            </tr>
          ))}
        </DataTable>
      </div>
    </section>
  );
}

function Age({ task }: { task: Task | undefined }) {
  const now = useServerNow(TICK_MS);
  const tone = task?.failure ? styles.failing : task?.faultsSince ? styles.partial : table.figure;
  return (
    <td data-label={task && LABELS[task.kind]} className={tone}>
      {task ? taskText(task, now) : 'Not yet'}
    </td>
  );
}
