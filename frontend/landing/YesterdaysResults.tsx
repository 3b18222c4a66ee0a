import type { YesterdaysPickFragment } from '#frontend/generated/graphql.ts';
import { Tag, type TagTone } from '#frontend/ui/Tag.tsx';
import { daySummary, pickUnits, recordText } from '#schema/rules/picks/day-summary.ts';
import { gameText, scoreText } from '#schema/rules/picks/game-text.ts';
import { type PickResult, resultLabel } from '#schema/rules/picks/pick-values.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import { unitsText } from '#schema/rules/text/units-text.ts';
import styles from './YesterdaysResults.module.css';

/** All picks of yesterday in the order of the board, losses as large as wins. */
export function YesterdaysResults({ picks }: { picks: readonly YesterdaysPickFragment[] }) {
  const summary = daySummary(picks);
  return (
    <section className={styles.results} aria-labelledby="yesterdays-results">
      <h3 id="yesterdays-results">
        Yesterday: {recordText(summary)}
        {summary.units !== null && `, ${unitsText(summary.units)}`}
      </h3>
      <ul>
        {picks.map((pick) => (
          <Row key={pick.id} pick={pick} />
        ))}
      </ul>
      <p className={styles.note}>Every pick of the day, wins and losses alike.</p>
    </section>
  );
}

function Row({ pick }: { pick: YesterdaysPickFragment }) {
  const score = pick.score && scoreText(pick.score);
  const game = (
    <>
      {gameText(pick)}
      {score && (
        <>
          {' · '}
          <span className={styles.score}>{score}</span>
        </>
      )}
    </>
  );
  const units = pick.result === 'PENDING' ? null : pickUnits(pick);
  return (
    <li>
      <span className={styles.league}>{pick.sport}</span>
      <span className={styles.what}>
        <strong>{pick.pick ? withMinus(pick.pick) : game}</strong>
        {pick.pick && <span>{game}</span>}
      </span>
      <span className={styles.units}>{units !== null && unitsText(units)}</span>
      <ResultTag result={pick.result} />
    </li>
  );
}

const TONES: Record<PickResult, TagTone> = {
  PENDING: 'plain',
  WIN: 'win',
  LOSS: 'loss',
  PUSH: 'plain',
  VOID: 'plain',
};

/** How a pick ended, losses as plainly as wins. */
function ResultTag({ result }: { result: PickResult }) {
  return <Tag tone={TONES[result]}>{resultLabel(result)}</Tag>;
}
