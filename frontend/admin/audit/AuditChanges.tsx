import type { AuditRowFragment } from '#frontend/generated/graphql.ts';
import { NO_VALUE } from '#schema/rules/money/money.ts';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';
import styles from './AuditLog.module.css';

/** How many values a row shows; the others are one click away. */
const SHOWN = 2;
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

type Change = NonNullable<AuditRowFragment['changes']>[number];

/** What an act changed, value by value. */
export function AuditChanges({ changes }: Pick<AuditRowFragment, 'changes'>) {
  if (!changes) return <span className={styles.withheld}>Shown to people who read all picks</span>;
  const [first, rest] = [changes.slice(0, SHOWN), changes.slice(SHOWN)];
  return (
    <>
      <ChangeList changes={first} />
      {rest.length > 0 && (
        <details>
          <summary>{rest.length} more</summary>
          <ChangeList changes={rest} />
        </details>
      )}
    </>
  );
}

function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <dl className={styles.list}>
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{wordsOf(field)}</dt>
          <dd>
            {before !== null && (
              <>
                <del>{valueText(before)}</del> <span aria-hidden="true">→</span>{' '}
              </>
            )}
            {after === null ? <span className={styles.none}>{NO_VALUE}</span> : valueText(after)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The name of a field as words: `currentPeriodEndsAt` is 'current period ends at'. */
function wordsOf(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function valueText(value: string): string {
  return INSTANT.test(value) ? shownPlainMoment(new Date(value)) : value;
}
