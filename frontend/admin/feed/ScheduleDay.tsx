import { useState } from 'react';
import { DataTable } from '#frontend/admin/DataTable.tsx';
import table from '#frontend/admin/table.module.css';
import { useServerDay } from '#frontend/app/server-day.ts';
import { type FeedGameFragment, useScheduleOfDayQuery } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
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
      <div className={styles.head}>
        <h3 id="schedule-day">
          {counted(games.length, 'game')} on {longDay(day)}
        </h3>
        <DayNavigator {...{ day, today }} onChange={setDay} last={null} />
      </div>
      {games.length > 0 && (
        <div className={styles.games}>
          <DataTable caption="Games" columns={['Start', 'Game', 'League', 'Status', 'Score']} withActions>
            {shown.map((game) => (
              <GameRow
                key={game.id}
                {...{ game, busy }}
                onPostpone={() => ask(game)}
                onTakeBack={() => void mark(game, false)}
              />
            ))}
          </DataTable>
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

interface GameRowProps {
  game: FeedGameFragment;
  busy: boolean;
  onPostpone(): void;
  onTakeBack(): void;
}

function GameRow({ game, busy, onPostpone, onTakeBack }: GameRowProps) {
  const { away, home, number, league, startsAt, status, awayScore, homeScore } = game;
  const name = `${away} @ ${home}${number > 1 ? `, game ${number}` : ''}`;
  return (
    <tr>
      <td data-label="Start" className={table.figure}>
        {shownTime(new Date(startsAt))}
      </td>
      <th scope="row">{name}</th>
      <td data-label="League">{league}</td>
      <td data-label="Status">{STATUS_TEXTS[status]}</td>
      <td data-label="Score" className={`${table.figure} ${awayScore === null ? styles.unscored : ''}`}>
        {awayScore === null ? '–' : `${awayScore}–${homeScore}`}
      </td>
      <td className={table.actions}>
        {status !== 'FINAL' && (
          <Button
            variant="ghost"
            size="small"
            disabled={busy}
            onClick={status === 'POSTPONED' ? onTakeBack : onPostpone}
          >
            {status === 'POSTPONED' ? 'Not postponed' : 'Mark postponed...'}
            <span className="visually-hidden">: {name}</span>
          </Button>
        )}
      </td>
    </tr>
  );
}
