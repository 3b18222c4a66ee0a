import { useState } from 'react';
import { alertOf } from '#frontend/admin/alerts.ts';
import { DataTable } from '#frontend/admin/DataTable.tsx';
import table from '#frontend/admin/table.module.css';
import { useServerDay } from '#frontend/app/server-day.ts';
import {
  type FeedGameFragment,
  usePostponeGameMutation,
  useScheduleOfDayQuery,
} from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { DayNavigator } from '#frontend/ui/DayNavigator.tsx';
import type { GameStatus } from '#schema/rules/market/game-sides.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { longDay } from '#schema/rules/time/eastern-time.ts';
import { shownTime } from '#schema/rules/time/shown-time.ts';
import styles from './Feed.module.css';
import type { Outcome } from './feed-text.ts';
import { useFold } from './use-fold.tsx';

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
  const [postpone, { loading }] = usePostponeGameMutation();
  const mark = async ({ id, status, away, home }: FeedGameFragment) => {
    const isPostponed = status !== 'POSTPONED';
    try {
      await postpone({ variables: { input: { gameId: id, isPostponed } } });
      onOutcome({ done: `${away} @ ${home} ${isPostponed ? 'was postponed' : 'will be played'}.` });
    } catch (error) {
      onOutcome({ failure: alertOf('update the game', error) });
    }
  };
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
              <GameRow key={game.id} game={game} busy={loading} onPostpone={() => void mark(game)} />
            ))}
          </DataTable>
        </div>
      )}
      {more}
    </section>
  );
}

interface GameRowProps {
  game: FeedGameFragment;
  busy: boolean;
  onPostpone(): void;
}

function GameRow({ game, busy, onPostpone }: GameRowProps) {
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
          <Button variant="ghost" size="small" disabled={busy} onClick={onPostpone}>
            {status === 'POSTPONED' ? 'Not postponed' : 'Mark postponed'}
            <span className="visually-hidden">: {name}</span>
          </Button>
        )}
      </td>
    </tr>
  );
}
