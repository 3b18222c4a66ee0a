import { useState } from 'react';
import { type Column, DataTable } from '#frontend/admin/DataTable.tsx';
import { Group, Text } from '#frontend/admin/mantine.ts';
import { RowButton } from '#frontend/admin/RowButton.tsx';
import { useServerDay } from '#frontend/app/server-day.ts';
import { type FeedGameFragment, useScheduleOfDayQuery } from '#frontend/generated/graphql.ts';
import { DayNavigator } from '#frontend/ui/DayNavigator.tsx';
import type { GameStatus } from '#schema/rules/market/game-sides.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { longDay } from '#schema/rules/time/eastern-time.ts';
import { shownTime } from '#schema/rules/time/shown-time.ts';
import styles from './Feed.module.css';
import type { Outcome } from './feed-text.ts';
import { PostponeDialog } from './PostponeDialog.tsx';
import { useFold } from './use-fold.tsx';
import { usePostpone } from './use-postpone.ts';

const FIRST = 8;

const STATUS_TEXTS: Record<GameStatus, string> = {
  SCHEDULED: 'Scheduled',
  LIVE: 'Playing',
  FINAL: 'Final',
  GONE: 'No longer listed',
  POSTPONED: 'Postponed',
};

const COLUMNS: Column<FeedGameFragment>[] = [
  { head: 'Start', figure: true, cell: ({ startsAt }) => shownTime(new Date(startsAt)) },
  { head: 'Game', isName: true, cell: nameOf },
  { head: 'League', cell: ({ league }) => league },
  { head: 'Status', cell: ({ status }) => STATUS_TEXTS[status] },
  {
    head: 'Score',
    className: ({ awayScore }) => (awayScore === null ? styles.unscored : styles.note),
    cell: ({ awayScore, homeScore }) => (awayScore === null ? '–' : `${awayScore}–${homeScore}`),
  },
];

function nameOf({ away, home, number }: FeedGameFragment): string {
  return `${away} @ ${home}${number > 1 ? `, game ${number}` : ''}`;
}

/** The games of a day. The provider never says that one was postponed: a person does. */
export function ScheduleDay({ onOutcome }: { onOutcome(outcome: Outcome): void }) {
  const today = useServerDay();
  const [day, setDay] = useState(today);
  const { data } = useScheduleOfDayQuery({ variables: { date: day }, fetchPolicy: 'cache-and-network' });
  const { mark, busy } = usePostpone(onOutcome);
  const [asked, ask] = useState<FeedGameFragment | null>(null);
  const games = data?.games ?? [];
  const { shown, more } = useFold(games, FIRST, 'games');
  return (
    <section aria-labelledby="schedule-day">
      <Group justify="space-between" gap="8px 24px" mb={10}>
        <Text component="h3" id="schedule-day" fz="lg">
          {counted(games.length, 'game')} on {longDay(day)}
        </Text>
        <DayNavigator {...{ day, today }} onChange={setDay} last={null} />
      </Group>
      {games.length > 0 && (
        <div className={styles.games}>
          <DataTable
            caption="Games"
            rows={shown}
            keyOf={({ id }) => id}
            columns={COLUMNS}
            actions={(game) =>
              game.status !== 'FINAL' && (
                <RowButton
                  words={game.status === 'POSTPONED' ? 'Not postponed' : 'Mark postponed...'}
                  of={`: ${nameOf(game)}`}
                  disabled={busy}
                  onClick={() => (game.status === 'POSTPONED' ? void mark(game, false) : ask(game))}
                />
              )
            }
          />
        </div>
      )}
      {more}
      {asked && (
        <PostponeDialog
          game={asked}
          onClose={() => ask(null)}
          onConfirm={() => {
            ask(null);
            void mark(asked, true);
          }}
        />
      )}
    </section>
  );
}
