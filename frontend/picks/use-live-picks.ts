import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { followPicks } from '#frontend/app/follow-picks.ts';
import { PickChangedDocument } from '#frontend/generated/graphql.ts';
import { gameText } from '#schema/rules/picks/game-text.ts';
import type { PickChange } from './board.ts';

/** A pick that was released while the page was open, and that this viewer can read. */
export interface NewPick {
  pickId: string;
  game: string;
}

/**
 * Follows changes of today's picks. Cards on screen change through the cache; `change` gets picks that were added or
 * removed. Returns whether the stream is connected, the new picks that the viewer may not have noticed, and all that
 * arrived while the page was open.
 */
export function useLivePicks(
  isWanted: boolean,
  refetch: () => unknown,
  change: (change: PickChange) => void,
) {
  const client = useApolloClient();
  const [connected, setConnected] = useState(false);
  const [newPicks, setNewPicks] = useState<readonly NewPick[]>([]);
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());
  const act = useRef({ refetch, change });
  useEffect(() => {
    act.current = { refetch, change };
  });
  useEffect(() => {
    if (!isWanted) return;
    return followPicks(client, PickChangedDocument, {
      opened: () => {
        setConnected(true);
        act.current.refetch();
      },
      changed: ({ pickChanged: changed }) => {
        act.current.change(changed);
        const { kind, pick } = changed;
        if (kind !== 'RELEASED' || !pick) return;
        setArrived((before) => new Set([...before, pick.id]));
        if (pick.locked) return;
        const named = { pickId: pick.id, game: gameText(pick) };
        setNewPicks((before) => [...before.filter(({ pickId }) => pickId !== pick.id), named]);
      },
      lost: () => setConnected(false),
    });
  }, [client, isWanted]);
  return { connected, newPicks, arrived, dismiss: () => setNewPicks([]) };
}
