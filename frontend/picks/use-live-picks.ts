import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { followPicks, type PickChange } from './follow-picks.ts';
import type { Board } from './use-board.ts';

/** A pick that came or opened while the reader was looking. */
export interface News {
  pickId: string;
  words: string;
}

/**
 * Follows what happens to today's picks: cards that are shown change by themselves through the cache, and what
 * comes or goes is told to `change`. Answers whether it hears, and what the reader may not have noticed.
 */
export function useLivePicks(
  isWanted: boolean,
  refetch: () => unknown,
  change: (change: PickChange) => void,
) {
  const client = useApolloClient();
  const [hears, setHears] = useState(false);
  const [news, setNews] = useState<News | null>(null);
  const act = useRef({ refetch, change });
  useEffect(() => {
    act.current = { refetch, change };
  });
  useEffect(() => {
    if (!isWanted) return;
    return followPicks(client, {
      opened: () => {
        setHears(true);
        act.current.refetch();
      },
      changed: (changed) => {
        act.current.change(changed);
        const { kind, pick } = changed;
        if (kind === 'RELEASED' && pick)
          setNews({ pickId: pick.id, words: `${pick.teamOne} vs ${pick.teamTwo}` });
      },
      lost: () => setHears(false),
    });
  }, [client, isWanted]);
  return { hears, news, forget: () => setNews(null) };
}

/** The board with a pick that came or without one that is gone; what else changed is in the cache already. */
export function changedBoard(board: Board, { pickId, pick }: PickChange): Board {
  const isShown = board.picks.some(({ id }) => id === pickId);
  if (pick ? isShown || pick.date !== board.date : !isShown) return board;
  const picks = pick ? [...board.picks, pick] : board.picks.filter(({ id }) => id !== pickId);
  return { ...board, picks, totalCount: picks.length };
}
