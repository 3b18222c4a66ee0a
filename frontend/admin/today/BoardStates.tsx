import '@mantine/core/styles/Progress.layer.css';
import { Progress } from '@mantine/core';
import { BOARD_STATES, type BoardState } from '#schema/rules/picks/board-state.ts';
import styles from './TodaysBoard.module.css';

const NAMES: Record<BoardState, string> = {
  DRAFT: 'Drafts',
  SEALED: 'Sealed',
  OPEN: 'Open',
  LIVE: 'Live',
  FINAL: 'Final, being graded',
  SETTLED: 'Settled',
};

/** The picks of a day as one bar, divided by how far they are. */
export function BoardStates({ states }: { states: readonly BoardState[] }) {
  const counts = BOARD_STATES.map((state) => ({
    state,
    count: states.filter((each) => each === state).length,
  }));
  return (
    <div className={styles.states}>
      <Progress.Root size={10} radius={5} aria-hidden="true">
        {counts.map(({ state, count }) => (
          <Progress.Section
            key={state}
            value={(100 * count) / states.length}
            withAria={false}
            className={styles.part}
            data-state={state}
          />
        ))}
      </Progress.Root>
      <ul aria-label="Picks by state">
        {counts.map(({ state, count }) => (
          <li key={state} data-none={count === 0 || undefined}>
            <i className={styles.mark} data-state={state} />
            <strong>{count}</strong> {NAMES[state]}
          </li>
        ))}
      </ul>
    </div>
  );
}
