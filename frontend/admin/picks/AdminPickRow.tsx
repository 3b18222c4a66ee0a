import { type AdminAction, alertOf } from '#frontend/admin/alerts.ts';
import { serverNow } from '#frontend/app/server-clock.ts';
import type { AdminPickFragment } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { NativeSelect } from '#frontend/ui/fields.ts';
import { TrophyIcon } from '#frontend/ui/icons.ts';
import { LeagueMark } from '#frontend/ui/LeagueMark.tsx';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import { readableTime } from '#schema/rules/eastern-time.ts';
import { PICK_RESULTS, type PickResult, resultLabel } from '#schema/rules/pick-values.ts';
import styles from './AdminBoard.module.css';
import { PickStatusTag } from './PickStatusTag.tsx';
import { useGrade } from './use-grade.ts';

interface AdminPickRowProps {
  pick: AdminPickFragment;
  onEdit(pick: AdminPickFragment): void;
  onDelete(pick: AdminPickFragment): void;
  onAlert(alert: string | null): void;
}

const RESULTS = PICK_RESULTS.map((result) => ({ value: result, label: resultLabel(result) }));

/** One pick in the table, and what may be done with it. */
export function AdminPickRow({ pick, onEdit, onDelete, onAlert }: AdminPickRowProps) {
  const { toggle, grade, publish } = useGrade();
  const game = `${pick.teamOne} vs ${pick.teamTwo}`;
  const attempt = (action: AdminAction, act: () => Promise<unknown>) => {
    onAlert(null);
    act().catch((failure: unknown) => onAlert(alertOf(action, failure)));
  };
  const withdrawn = pick.status === 'WITHDRAWN';
  const started = new Date(pick.startsAt) <= serverNow();
  return (
    <tr data-withdrawn={withdrawn || undefined}>
      <td className={styles.time}>{readableTime(pick.time)}</td>
      <th scope="row" className={styles.game}>
        <LeagueMark league={pick.sport} />
        <span>{game}</span>
      </th>
      <td className={styles.pick}>
        {pick.pick} {pick.americanOdds && <span className={styles.odds}>{pick.americanOdds}</span>}
      </td>
      <td>
        <TierBadge tier={pick.subscription} />
      </td>
      <td>
        <PickStatusTag pick={pick} />
      </td>
      <td>
        <NativeSelect
          aria-label={`Result of ${game}`}
          classNames={{ input: styles.result }}
          data={RESULTS}
          value={pick.result}
          disabled={withdrawn}
          onChange={(event) =>
            attempt('update pick', () => grade(pick, event.currentTarget.value as PickResult))
          }
        />
      </td>
      <td>
        <button
          type="button"
          className={styles.winner}
          aria-pressed={pick.isWinner}
          aria-label={`Winner: ${game}`}
          title="Winner"
          disabled={withdrawn}
          onClick={() => attempt('update winner status', () => toggle(pick))}
        >
          <TrophyIcon size={18} stroke={1.9} aria-hidden="true" />
        </button>
      </td>
      <td className={styles.actions}>
        {pick.status === 'DRAFT' && (
          <Button variant="quiet" size="small" onClick={() => attempt('update pick', () => publish(pick))}>
            Post<span className="visually-hidden"> {game}</span>
          </Button>
        )}
        <Button
          variant="ghost"
          size="small"
          disabled={withdrawn || (pick.status === 'PUBLISHED' && started)}
          title={started ? 'The game has started: its pick can no longer be changed' : undefined}
          onClick={() => onEdit(pick)}
        >
          Edit<span className="visually-hidden"> {game}</span>
        </Button>
        <Button variant="ghost" size="small" disabled={withdrawn} onClick={() => onDelete(pick)}>
          Delete<span className="visually-hidden"> {game}</span>
        </Button>
      </td>
    </tr>
  );
}
