import { ApolloProvider } from '@apollo/client/react';
import { useState } from 'react';
import { readSavedBoard } from '#frontend/app/saved-board.ts';
import { serverNow } from '#frontend/app/server-clock.ts';
import { client } from '#frontend/app/session/live-session.ts';
import { AccountUnreachable } from '#frontend/layout/AccountUnreachable.tsx';
import { DayNavigator } from '#frontend/ui/DayNavigator.tsx';
import { PageHeading } from '#frontend/ui/PageHeading.tsx';
import { easternDay, longDay } from '#schema/rules/time/eastern-time.ts';
import { BoardView } from './BoardView.tsx';
import styles from './PicksPage.module.css';
import { savedText } from './StaleNotice.tsx';

/** The board that this member opened last, while their account cannot be loaded. */
export function SavedBoardPage({ uid }: { uid: string }) {
  const [saved] = useState(() => readSavedBoard(uid, serverNow()));
  if (!saved) return <AccountUnreachable />;
  const { board, savedAt } = saved;
  const isToday = board.date === easternDay(serverNow());
  return (
    <ApolloProvider client={client}>
      <div className={styles.alone}>
        <PageHeading
          title={isToday ? "Today's Picks" : longDay(board.date)}
          lead={isToday ? longDay(board.date) : undefined}
        >
          {isToday && (
            <DayNavigator day={board.date} today={board.date} first={board.date} onChange={() => {}} />
          )}
        </PageHeading>
        <p className={`${styles.notice} ${styles.saved}`} role="status">
          {savedText(savedAt, serverNow())}
        </p>
        <BoardView board={board} filtersOpen />
      </div>
    </ApolloProvider>
  );
}
