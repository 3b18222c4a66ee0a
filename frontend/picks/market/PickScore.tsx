import type { BoardPick } from '#frontend/picks/board.ts';
import { useMarket } from './market-board.ts';

/** The points of a game that has started, the pick's first team first; 'Final' once it is over. `className` is of the card. */
export function PickScore({ pick, className }: { pick: BoardPick; className: string | undefined }) {
  const market = useMarket(pick);
  if (!market) return null;
  const { game, reversed } = market;
  const { status, awayScore, homeScore } = game;
  if (status === 'POSTPONED') return <span className={className}>Postponed</span>;
  const isShown = status === 'LIVE' || status === 'FINAL';
  if (!isShown || awayScore === null || homeScore === null) return null;
  const [one, two] = reversed ? [homeScore, awayScore] : [awayScore, homeScore];
  return (
    <span className={className}>
      {status === 'LIVE' ? 'Live' : 'Final'} {one}–{two}
    </span>
  );
}
