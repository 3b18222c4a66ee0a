import { useDisplay } from '#frontend/app/display.ts';
import type { AdminPickFragment } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { NativeSelect } from '#frontend/ui/fields.ts';
import { DeleteIcon, EditIcon, WithdrawIcon } from '#frontend/ui/icons.ts';
import { LeagueMark } from '#frontend/ui/LeagueMark.tsx';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import { canBeGraded } from '#schema/rules/picks/game-state.ts';
import { gameText, scoreText } from '#schema/rules/picks/game-text.ts';
import { oddsText } from '#schema/rules/picks/odds-formats.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import { shownTime } from '#schema/rules/time/shown-time.ts';
import styles from './AdminBoard.module.css';
import { choiceOf, type GradeChoice, gradeOptions } from './grade-form.ts';
import { PickStatusTags } from './PickStatusTags.tsx';
import { pickTerms, whyNotGraded } from './pick-text.ts';
import { hasBeenReadable } from './release-sentence.ts';

interface AdminPickRowProps {
  pick: AdminPickFragment;
  now: Date;
  /** Whether its game was postponed. */
  isPostponed: boolean;
  onEdit(pick: AdminPickFragment): void;
  onDelete(pick: AdminPickFragment): void;
  onPrices(pick: AdminPickFragment): void;
  onGrade(pick: AdminPickFragment, choice: GradeChoice): void;
  onPost(draft: AdminPickFragment): void;
}

/** One pick in the table, and what may be done with it. */
export function AdminPickRow({ pick, now, isPostponed, onGrade, ...actions }: AdminPickRowProps) {
  const display = useDisplay();
  const game = gameText(pick);
  const withdrawn = pick.status === 'WITHDRAWN';
  const posted = pick.prices?.find(({ moment }) => moment === 'POSTED')?.odds ?? pick.odds;
  return (
    <tr data-withdrawn={withdrawn || undefined}>
      <td className={styles.time}>{shownTime(new Date(pick.startsAt))}</td>
      <th scope="row" className={styles.game}>
        <LeagueMark league={pick.sport} />
        <span>{game}</span>
      </th>
      <td className={styles.pick}>
        {withMinus(pick.pick ?? '')} <span className={styles.odds}>{pickTerms(pick, display.odds)}</span>
        {posted !== null && posted !== pick.odds && (
          <span className={styles.posted}>Odds at posting {withMinus(oddsText(posted, display.odds))}</span>
        )}
      </td>
      <td>
        <TierBadge tier={pick.subscription} />
      </td>
      <td>
        <PickStatusTags pick={pick} isPostponed={isPostponed} />
      </td>
      <td className={styles.grade}>
        {canBeGraded(pick, now) ? (
          <NativeSelect
            aria-label={`Result of ${game}`}
            classNames={{ input: styles.result }}
            data={gradeOptions(pick.result)}
            value={pick.result}
            onChange={(event) => onGrade(pick, choiceOf(event.currentTarget.value))}
          />
        ) : (
          <span className={styles.waits}>{isPostponed ? 'Game postponed' : whyNotGraded(pick, now)}</span>
        )}
        {pick.score && <span className={styles.score}>{scoreText(pick.score)}</span>}
      </td>
      <td className={styles.actions}>
        <Actions pick={pick} now={now} {...actions} />
      </td>
    </tr>
  );
}

function Actions({
  pick,
  now,
  onEdit,
  onDelete,
  onPrices,
  onPost,
}: Omit<AdminPickRowProps, 'onGrade' | 'isPostponed'>) {
  const game = gameText(pick);
  const removal = hasBeenReadable(pick, now) ? 'Withdraw' : 'Delete';
  const RemovalIcon = removal === 'Withdraw' ? WithdrawIcon : DeleteIcon;
  // A posted pick stays as it is from the start of its game on.
  const canChange = pick.status === 'DRAFT' || (pick.status === 'PUBLISHED' && new Date(pick.startsAt) > now);
  return (
    <>
      {pick.status === 'DRAFT' && (
        <Button variant="quiet" size="small" onClick={() => onPost(pick)}>
          Post<span className="visually-hidden"> {game}</span>
        </Button>
      )}
      {pick.status !== 'DRAFT' && (
        <Button variant="quiet" size="small" onClick={() => onPrices(pick)}>
          Odds<span className="visually-hidden"> of {game}</span>
        </Button>
      )}
      {canChange && (
        <>
          <button
            type="button"
            className={styles.icon}
            title="Edit"
            aria-label={`Edit ${game}`}
            onClick={() => onEdit(pick)}
          >
            <EditIcon size={18} stroke={1.8} aria-hidden="true" />
          </button>
          <button
            type="button"
            className={styles.icon}
            title={removal}
            aria-label={`${removal} ${game}`}
            onClick={() => onDelete(pick)}
          >
            <RemovalIcon size={18} stroke={1.8} aria-hidden="true" />
          </button>
        </>
      )}
    </>
  );
}
