import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { AdminAlert } from '#frontend/admin/AdminAlert.tsx';
import { AdminToolbar } from '#frontend/admin/AdminToolbar.tsx';
import { Loaded } from '#frontend/admin/Loaded.tsx';
import { Stack } from '#frontend/admin/mantine.ts';
import { useMay } from '#frontend/admin/members/member-actions.ts';
import { failureCode } from '#frontend/app/failures.ts';
import { type FeedHealthFragment, useFeedHealthQuery } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { FeedBooks } from './FeedBooks.tsx';
import { FeedFigures } from './FeedFigures.tsx';
import { FeedLeagues } from './FeedLeagues.tsx';
import { FeedState } from './FeedState.tsx';
import type { Outcome } from './feed-text.ts';
import { GameQuestions } from './GameQuestions.tsx';
import { ImportGames } from './ImportGames.tsx';
import { ScheduleDay } from './ScheduleDay.tsx';
import { WaitingQuestions } from './WaitingQuestions.tsx';

const POLL_MS = 10_000;

/** The feed of games, odds and scores: what it costs, how old it is, and what only a person can say. */
export function FeedTab() {
  const asked = useFeedHealthQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  if (!asked.data && failureCode(asked.error) === 'FEED_OFF')
    return (
      <EmptyState>
        No feed of games and odds is set up. Picks are typed. The operations guide says how to set one up.
      </EmptyState>
    );
  return (
    <Loaded asked={asked} what="the feed">
      {({ feedHealth }) => <Feed health={feedHealth} />}
    </Loaded>
  );
}

function Feed({ health }: { health: FeedHealthFragment }) {
  const may = useMay();
  const client = useApolloClient();
  const [outcome, setOutcome] = useState<Outcome>({});
  return (
    <Stack gap={32}>
      <div>
        <AdminToolbar title={`Games and odds from ${health.source}`} />
        <AdminAlert onDismiss={() => setOutcome({})}>{outcome.failure}</AdminAlert>
        <AdminAlert
          tone="success"
          action={
            outcome.undo && (
              <Button variant="quiet" size="small" onClick={outcome.undo}>
                Undo
              </Button>
            )
          }
          onDismiss={() => setOutcome({})}
        >
          {outcome.done}
        </AdminAlert>
        {health.tasks.length > 0 && <FeedState tasks={health.tasks} />}
        {health.tasks.length > 0 && <FeedFigures health={health} />}
        {may('PICKS') && <WaitingQuestions />}
      </div>
      {may('PICKS') && health.tasks.length === 0 && (
        <ImportGames
          onOutcome={setOutcome}
          onImported={() => client.refetchQueries({ include: ['FeedHealth', 'ScheduleOfDay'] })}
        />
      )}
      {health.tasks.length > 0 && <FeedLeagues tasks={health.tasks} onOutcome={setOutcome} />}
      {health.books.length > 0 && <FeedBooks books={health.books} />}
      {may('PICKS') && <GameQuestions onOutcome={setOutcome} />}
      {may('PICKS') && <ScheduleDay onOutcome={setOutcome} />}
    </Stack>
  );
}
