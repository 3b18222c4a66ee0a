import { useTurns } from '#frontend/app/server-clock.ts';
import type { HomeQuery } from '#frontend/generated/graphql.ts';
import { eveningOf } from '#schema/rules/picks/evening.ts';
import { nextStateChange } from '#schema/rules/picks/game-state.ts';
import { unitsText, unitsTone } from '#schema/rules/text/units-text.ts';
import { startText } from '#schema/rules/time/shown-time.ts';
import styles from './PicksCount.module.css';

/** From the first start on: what is settled so far, how many games are played, and when the next one starts. */
export function Evening({ board: { picks } }: { board: HomeQuery['board'] }) {
  const now = useTurns((at) => nextStateChange(picks, at));
  const { settled, open, units, running, next, isBefore } = eveningOf(picks, now);
  if (isBefore) return next && <p className={styles.evening}>First game {startText(next)}</p>;
  const games = [running > 0 && `${running} under way`, next && `next game ${startText(next)}`];
  const words = games.filter(Boolean).join(', ');
  return (
    <div className={styles.evening}>
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
      {words && <p>{words[0]?.toUpperCase() + words.slice(1)}</p>}
    </div>
  );
}
