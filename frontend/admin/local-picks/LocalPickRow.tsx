import board from '#frontend/admin/picks/AdminBoard.module.css';
import table from '#frontend/admin/table.module.css';
import { Button } from '#frontend/ui/Button.tsx';
import { TrophyIcon } from '#frontend/ui/icons.ts';
import { LeagueMark } from '#frontend/ui/LeagueMark.tsx';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import { withMinus } from '#schema/rules/text/numbers.ts';
import { readableTime } from '#schema/rules/time/eastern-time.ts';
import styles from './LocalPicks.module.css';
import type { LocalPick } from './local-picks.ts';
import { updateLocalPick } from './use-local-picks.ts';

interface LocalPickRowProps {
  local: LocalPick;
  onEdit(): void;
  onDelete(): void;
}

/** One draft of this browser, and what may be done with it. */
export function LocalPickRow({ local, onEdit, onDelete }: LocalPickRowProps) {
  const { id, sport, teams, time, pick, type, isWinner } = local;
  return (
    <tr>
      <th scope="row" className={styles.game}>
        <span className={board.game}>
          <LeagueMark league={sport} />
          <span>{teams}</span>
        </span>
      </th>
      <td data-label="Time" className={table.figure}>
        {readableTime(time)}
      </td>
      <td data-label="Pick" className={styles.pick}>
        {withMinus(pick)}
      </td>
      <td data-label="Tier">
        <TierBadge tier={type} />
      </td>
      <td data-label="Winner">
        <button
          type="button"
          className={board.winner}
          aria-pressed={isWinner}
          aria-label={`Winner: ${teams}`}
          title="Winner"
          onClick={() => updateLocalPick(id, { isWinner: !isWinner })}
        >
          <TrophyIcon size={18} stroke={1.9} aria-hidden="true" />
        </button>
      </td>
      <td className={table.actions}>
        <Button variant="ghost" size="small" onClick={onEdit}>
          Edit<span className="visually-hidden"> {teams}</span>
        </Button>
        <Button variant="ghost" size="small" onClick={onDelete}>
          Delete<span className="visually-hidden"> {teams}</span>
        </Button>
      </td>
    </tr>
  );
}
