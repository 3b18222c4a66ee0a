import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { gameText } from '#schema/rules/picks/game-text.ts';
import type { PickChange } from './board.ts';
import { followPicks } from './follow-picks.ts';

/** A pick that was released while the page was open, and that this viewer can read. */
export interface NewPick {
  pickId: string;
  game: string;
}

/**
 * Follows changes of today's picks. Cards on screen change through the cache; `change` gets picks that were added or
 * removed. Returns whether the stream is connected, and the new pick that the viewer may not have noticed.
 */
export function useLivePicks(
  isWanted: boolean,
  refetch: () => unknown,
  change: (change: PickChange) => void,
) {
  const client = useApolloClient();
  const [connected, setConnected] = useState(false);
  const [newPick, setNewPick] = useState<NewPick | null>(null);
  const act = useRef({ refetch, change });
  useEffect(() => {
    act.current = { refetch, change };
  });
  useEffect(() => {
    if (!isWanted) return;
    return followPicks(client, {
      opened: () => {
        setConnected(true);
        act.current.refetch();
      },
      changed: (changed) => {
        act.current.change(changed);
        const { kind, pick } = changed;
        if (kind === 'RELEASED' && pick && !pick.locked)
          setNewPick({ pickId: pick.id, game: gameText(pick) });
      },
      lost: () => setConnected(false),
    });
  }, [client, isWanted]);
  return { connected, newPick, dismiss: () => setNewPick(null) };
}
