import { ApolloProvider } from '@apollo/client/react';
import { useState } from 'react';
import { readSavedBoard } from '#frontend/app/saved-board.ts';
import { serverNow } from '#frontend/app/server-clock.ts';
import { client } from '#frontend/app/session/live-session.ts';
import { AccountUnreachable } from '#frontend/layout/AccountUnreachable.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import { PageHeading } from '#frontend/ui/PageHeading.tsx';
import { longDay } from '#schema/rules/eastern-time.ts';
import { BoardView } from './BoardView.tsx';
import styles from './PicksPage.module.css';
import { savedText } from './saved-text.ts';

/** The board that this member opened last, while their account cannot be loaded. */
export function SavedBoardPage({ uid }: { uid: string }) {
  const [saved] = useState(() => readSavedBoard(uid, serverNow()));
  if (!saved) return <AccountUnreachable />;
  const { board, savedAt } = saved;
  return (
    <ApolloProvider client={client}>
      <div className={styles.alone}>
        <PageHeading title={longDay(board.date)} />
        <div className={styles.notice}>
          <Notice>{savedText(savedAt, serverNow())}</Notice>
        </div>
        <BoardView board={board} />
      </div>
    </ApolloProvider>
  );
}
