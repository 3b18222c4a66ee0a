import { useTurns } from '#frontend/app/server-clock.ts';
import type { HomeQuery } from '#frontend/generated/graphql.ts';
import { eveningOf } from '#schema/rules/picks/evening.ts';
import { nextStateChange } from '#schema/rules/picks/game-state.ts';
import { gameText } from '#schema/rules/picks/game-text.ts';
import { unitsText, unitsTone } from '#schema/rules/text/units-text.ts';
import { startText } from '#schema/rules/time/shown-time.ts';
import styles from './PicksCount.module.css';

/** The game that starts next; from the first start on also how many are played, and what is settled so far. */
export function Evening({ board: { picks } }: { board: HomeQuery['board'] }) {
  const now = useTurns((at) => nextStateChange(picks, at));
  const { settled, open, units, running, next, isBefore } = eveningOf(picks, now);
  return (
    <div className={styles.evening}>
      {next && (
        <p className={styles.game}>
          {isBefore ? 'First' : 'Next'} game <strong>{startText(next)}</strong>
          <span>{gameText(next)}</span>
        </p>
      )}
      {running > 0 && <p>{running} under way</p>}
      {settled > 0 && (
        <p>
          {settled} of {open} settled
          {units !== null && (
            <>
              , <strong data-tone={unitsTone(units)}>{unitsText(units)}</strong> so far
            </>
          )}
        </p>
      )}
    </div>
  );
}
