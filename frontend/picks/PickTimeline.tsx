import type { PickProofQuery } from '#frontend/generated/graphql.ts';
import { type TimelineEntry, timelineOf } from '#schema/rules/record/proof-timeline.ts';
import { thousands } from '#schema/rules/text/numbers.ts';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';
import styles from './PickTimeline.module.css';

interface PickTimelineProps {
  seal: ProofSeal;
  /** Null for those who may not read the pick yet. */
  opening: ProofOpening | null;
}

/** All that the log holds of a pick: sealed versions, moves, results and corrections, and when it opens to everyone. */
export function PickTimeline({ seal, opening }: PickTimelineProps) {
  return (
    <ol className={styles.timeline} aria-label="All that the log holds of this pick">
      {timelineOf(seal).map((entry) => (
        <LeafEntry
          key={entry.leaf.number}
          entry={entry}
          opening={opening?.number === entry.leaf.number ? opening : null}
        />
      ))}
      <li data-due={!seal.opened || undefined}>
        <p className={styles.title}>{seal.opened ? 'Opened to everyone' : 'Opens to everyone'}</p>
        <p className={styles.moment}>
          {seal.opened ? '' : 'By '}
          {shownPlainMoment(new Date(seal.revealBy))}
        </p>
      </li>
    </ol>
  );
}

function LeafEntry({ entry, opening }: { entry: TimelineEntry; opening: ProofOpening | null }) {
  const { leaf, moment, title, details } = entry;
  return (
    <li>
      <p className={styles.title}>{title}</p>
      <p className={styles.moment}>
        {moment && 'Recorded '}
        {shownPlainMoment(new Date(leaf.at))} · No. {thousands(leaf.number)}
      </p>
      {details.map((detail) => (
        <p key={detail}>{detail}</p>
      ))}
      <details>
        <summary>Raw entry</summary>
        <code className={styles.bytes}>{leaf.body}</code>
      </details>
      {opening && (
        <details>
          <summary>What opens it</summary>
          <p>
            SHA-256 of “chalkline/bet/v1”, a zero byte, the salt and the words is what the entry calls its
            bet; likewise with its reason.
          </p>
          <code className={styles.bytes}>{opening.salt}</code>
          <code className={styles.bytes}>{opening.bet}</code>
          <code className={styles.bytes}>{opening.whySalt}</code>
          <code className={styles.bytes}>{opening.why}</code>
        </details>
      )}
    </li>
  );
}

type ProvenPick = NonNullable<PickProofQuery['pick']>;
export type ProofSeal = NonNullable<ProvenPick['seal']>;
type ProofOpening = NonNullable<ProvenPick['opening']>;
