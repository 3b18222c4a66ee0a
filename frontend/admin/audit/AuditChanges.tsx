import type { AuditRowFragment } from '#frontend/generated/graphql.ts';
import { NO_VALUE } from '#schema/rules/money/money.ts';
import styles from './AuditLog.module.css';
import { fieldText, valueText } from './audit-words.ts';

type Change = NonNullable<AuditRowFragment['changes']>[number];

/** What an act changed, value by value. */
export function AuditChanges({ changes }: Pick<AuditRowFragment, 'changes'>) {
  if (!changes) return <p className={styles.quiet}>Shown to people who read all picks</p>;
  if (changes.length === 0) return null;
  return (
    <dl className={styles.list}>
      {changes.map((change) => (
        <div key={change.field}>
          <dt>{fieldText(change.field)}</dt>
          <dd>
            <BeforeAfter change={change} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** 'Draft → Posted'. */
export function BeforeAfter({ change: { field, before, after } }: { change: Change }) {
  return (
    <>
      {before !== null && (
        <>
          <del>{valueText(field, before)}</del> <span aria-hidden="true">→</span>{' '}
        </>
      )}
      {after === null ? <span className={styles.quiet}>{NO_VALUE}</span> : valueText(field, after)}
    </>
  );
}
