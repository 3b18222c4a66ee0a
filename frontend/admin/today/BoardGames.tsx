import { Link } from 'react-router-dom';
import { adminPath } from '#frontend/admin/admin-address.ts';
import { LeagueMark } from '#frontend/ui/LeagueMark.tsx';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import { type BoardState, opensAt } from '#schema/rules/picks/board-state.ts';
import { gameText, scoreText } from '#schema/rules/picks/game-text.ts';
import { resultLabel } from '#schema/rules/picks/pick-values.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { shownTime } from '#schema/rules/time/shown-time.ts';
import styles from './TodaysBoard.module.css';
import type { TodaysPick } from './todays-pick.ts';

interface StatedPick {
  pick: TodaysPick;
  state: BoardState;
}

/** As many as fit on one screen. */
const SHOWN = 9;

/** What somebody has to act on first, then what plays, then what comes; what is settled last. */
const URGENCY: Record<BoardState, number> = { DRAFT: 0, FINAL: 1, LIVE: 2, OPEN: 3, SEALED: 3, SETTLED: 4 };

/** The picks of today, a line each. No table of Mantine's: it scrolls, with 18 kB that nothing else of the first page needs. */
export function BoardGames({ picks }: { picks: readonly StatedPick[] }) {
  if (picks.length === 0) return null;
  const sorted = picks.toSorted(
    (one, other) =>
      URGENCY[one.state] - URGENCY[other.state] ||
      Date.parse(one.pick.startsAt) - Date.parse(other.pick.startsAt),
  );
  return (
    <>
      <table className={styles.games} aria-label="Picks of today">
        <tbody>
          {sorted.slice(0, SHOWN).map((stated) => (
            <Game key={stated.pick.id} {...stated} />
          ))}
        </tbody>
      </table>
      {sorted.length > SHOWN && (
        <Link to={adminPath('picks')} className={styles.others}>
          {counted(sorted.length - SHOWN, 'more pick')}
        </Link>
      )}
    </>
  );
}

function Game({ pick, state }: StatedPick) {
  return (
    <tr>
      <td className={styles.time}>{shownTime(new Date(pick.startsAt))}</td>
      <td className={styles.league}>
        <LeagueMark league={pick.sport} />
      </td>
      <th scope="row" className={styles.game}>
        {gameText(pick)}
      </th>
      <td className={styles.tier}>
        <TierBadge tier={pick.subscription} />
      </td>
      <td className={styles.state}>
        <i className={styles.mark} data-state={state} />
        {stateText(pick, state)}
      </td>
    </tr>
  );
}

const WORDS: Record<BoardState, string> = {
  DRAFT: 'Draft',
  SEALED: 'Sealed',
  OPEN: 'Open',
  LIVE: 'Live',
  FINAL: 'Final',
  SETTLED: 'Settled',
};

/** 'Live 45–38', 'Win', 'Opens 10:00 AM'. */
function stateText(pick: TodaysPick, state: BoardState): string {
  const { liveScore, result } = pick;
  const opening = opensAt(pick);
  if (state === 'SETTLED' && result !== 'PENDING') return resultLabel(result);
  if (state === 'OPEN' && liveScore?.status === 'POSTPONED') return 'Postponed';
  if (state === 'SEALED' && opening) return `Opens ${shownTime(opening)}`;
  if (!liveScore || liveScore.one === null || liveScore.two === null) return WORDS[state];
  return `${WORDS[state]} ${scoreText({ one: liveScore.one, two: liveScore.two })}`;
}
