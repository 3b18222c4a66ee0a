import { useDisplay } from '#frontend/app/display.ts';
import { useServerNow } from '#frontend/app/server-clock.ts';
import type { AdminPickFragment } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { NativeSelect } from '#frontend/ui/fields.ts';
import { DeleteIcon, EditIcon } from '#frontend/ui/icons.ts';
import { LeagueMark } from '#frontend/ui/LeagueMark.tsx';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import { gameText, scoreText } from '#schema/rules/game-text.ts';
import { withMinus } from '#schema/rules/minus.ts';
import { type OddsFormat, oddsText } from '#schema/rules/odds-formats.ts';
import { shownTime } from '#schema/rules/shown-time.ts';
import { stakeText } from '#schema/rules/stake-text.ts';
import styles from './AdminBoard.module.css';
import { choiceOf, type GradeChoice, gradeOptions } from './grade-form.ts';
import { canBeGraded } from './in-order.ts';
import { PickStatusTags } from './PickStatusTags.tsx';
import { wasReadable } from './was-readable.ts';

interface AdminPickRowProps {
  pick: AdminPickFragment;
  onEdit(pick: AdminPickFragment): void;
  onDelete(pick: AdminPickFragment): void;
  onPrices(pick: AdminPickFragment): void;
  onGrade(pick: AdminPickFragment, choice: GradeChoice): void;
  onPost(draft: AdminPickFragment): void;
}

/** How often it is checked whether the game has started. */
const CLOCK_MS = 15_000;

/** One pick in the table, and what may be done with it. */
export function AdminPickRow({ pick, onEdit, onDelete, onPrices, onGrade, onPost }: AdminPickRowProps) {
  const display = useDisplay();
  const game = gameText(pick);
  const withdrawn = pick.status === 'WITHDRAWN';
  const now = useServerNow(CLOCK_MS);
  const started = new Date(pick.startsAt) <= now;
  const removal = wasReadable(pick, now) ? 'Withdraw' : 'Delete';
  const isGradable = canBeGraded(pick, now);
  const posted = pick.prices?.find(({ moment }) => moment === 'POSTED')?.odds ?? pick.odds;
  return (
    <tr data-withdrawn={withdrawn || undefined}>
      <td className={styles.time}>{shownTime(new Date(pick.startsAt))}</td>
      <th scope="row" className={styles.game}>
        <LeagueMark league={pick.sport} />
        <span>{game}</span>
      </th>
      <td className={styles.pick}>
        {withMinus(pick.pick ?? '')} <span className={styles.odds}>{termsOf(pick, display.odds)}</span>
        {posted !== null && posted !== pick.odds && (
          <span className={styles.posted}>Odds at posting {withMinus(oddsText(posted, display.odds))}</span>
        )}
      </td>
      <td>
        <TierBadge tier={pick.subscription} />
      </td>
      <td>
        <PickStatusTags pick={pick} />
      </td>
      <td>
        <NativeSelect
          aria-label={`Result of ${game}`}
          classNames={{ input: styles.result }}
          data={gradeOptions(pick.result)}
          value={pick.result}
          disabled={!isGradable}
          title={isGradable ? undefined : whyNotGraded(pick)}
          onChange={(event) => onGrade(pick, choiceOf(event.currentTarget.value))}
        />
        {pick.score && <span className={styles.score}>{scoreText(pick.score)}</span>}
      </td>
      <td className={styles.actions}>
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
        <button
          type="button"
          className={styles.icon}
          disabled={withdrawn || (pick.status === 'PUBLISHED' && started)}
          title={started ? 'The game has started: its pick can no longer be changed' : 'Edit'}
          aria-label={`Edit ${game}`}
          onClick={() => onEdit(pick)}
        >
          <EditIcon size={18} stroke={1.8} aria-hidden="true" />
        </button>
        <button
          type="button"
          className={styles.icon}
          disabled={withdrawn || (pick.status === 'PUBLISHED' && started)}
          title={started ? 'The game has started: its pick stays in the record' : removal}
          aria-label={`${removal} ${game}`}
          onClick={() => onDelete(pick)}
        >
          <DeleteIcon size={18} stroke={1.8} aria-hidden="true" />
        </button>
      </td>
      <td className={styles.why}>{whyDisabled(pick, { started, isGradable })}</td>
    </tr>
  );
}

/** Why some controls of a row are disabled, as a text where nothing can be hovered. */
function whyDisabled(pick: AdminPickFragment, is: { started: boolean; isGradable: boolean }): string | null {
  if (pick.status === 'PUBLISHED' && is.started) return 'Started: it can be neither edited nor withdrawn';
  return is.isGradable ? null : whyNotGraded(pick);
}

/** Why the result of a pick cannot be entered now. */
function whyNotGraded({ status, startsAt }: AdminPickFragment): string {
  if (status === 'WITHDRAWN') return 'A withdrawn pick is not graded';
  const start = `Grade after ${shownTime(new Date(startsAt))}`;
  return status === 'DRAFT' ? `${start}, once it is posted` : start;
}

/** '(−110) 1.5 units' on one line, as much of it as the pick has. */
function termsOf({ odds, units }: AdminPickFragment, format: OddsFormat): string {
  const price = odds === null ? '' : withMinus(`(${oddsText(odds, format)})`);
  return [price, units === null ? '' : stakeText(units)].filter(Boolean).join(' ').replaceAll(' ', '\u00A0');
}
