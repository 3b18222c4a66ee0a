import { Note, Quiet, Text } from '#frontend/admin/mantine.ts';
import { useDisplay } from '#frontend/app/display.ts';
import type { AdminPickFragment } from '#frontend/generated/graphql.ts';
import { NativeSelect } from '#frontend/ui/fields.ts';
import { LeagueMark } from '#frontend/ui/LeagueMark.tsx';
import { canBeGraded } from '#schema/rules/picks/game-state.ts';
import { gameText, scoreText } from '#schema/rules/picks/game-text.ts';
import { oddsText } from '#schema/rules/picks/odds-formats.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import styles from './AdminBoard.module.css';
import { choiceOf, type GradeChoice, gradeOptions } from './grade-form.ts';
import { pickTerms, whyNotGraded } from './pick-text.ts';

interface PickProps {
  pick: AdminPickFragment;
}

/** What a withdrawn pick was is struck out. */
const struck = ({ status }: AdminPickFragment) =>
  status === 'WITHDRAWN' && ({ c: 'dimmed', td: 'line-through' } as const);

export function Game({ pick }: PickProps) {
  return (
    <div className={styles.match}>
      <LeagueMark league={pick.sport} />
      <Text {...struck(pick)}>{gameText(pick)}</Text>
    </div>
  );
}

/** The pick with its odds and stake, and with the odds at posting where those were others. */
export function Wager({ pick }: PickProps) {
  const display = useDisplay();
  const posted = pick.prices?.find(({ moment }) => moment === 'POSTED')?.odds ?? pick.odds;
  return (
    <Text component="div" {...struck(pick)}>
      {withMinus(pick.pick ?? '')} <span className={styles.odds}>{pickTerms(pick, display.odds)}</span>
      {posted !== null && posted !== pick.odds && (
        <Note>Odds at posting {withMinus(oddsText(posted, display.odds))}</Note>
      )}
    </Text>
  );
}

interface GradeProps extends PickProps {
  now: Date;
  isPostponed: boolean;
  onGrade(pick: AdminPickFragment, choice: GradeChoice): void;
}

/** The result to choose, or why there is none, and the score. */
export function Grade({ pick, now, isPostponed, onGrade }: GradeProps) {
  return (
    <>
      {canBeGraded(pick, now) ? (
        <NativeSelect
          aria-label={`Result of ${gameText(pick)}`}
          classNames={{ input: styles.result }}
          data={gradeOptions(pick.result)}
          value={pick.result}
          onChange={(event) => onGrade(pick, choiceOf(event.currentTarget.value))}
        />
      ) : (
        <Quiet span>{isPostponed ? 'Game postponed' : whyNotGraded(pick, now)}</Quiet>
      )}
      {pick.score && <Quiet>{scoreText(pick.score)}</Quiet>}
    </>
  );
}
