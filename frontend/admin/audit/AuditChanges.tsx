import { Group, Quiet } from '#frontend/admin/mantine.ts';
import type { AuditRowFragment } from '#frontend/generated/graphql.ts';
import { NO_VALUE } from '#schema/rules/money/money.ts';
import styles from './AuditLog.module.css';
import { fieldText, valueText } from './audit-words.ts';

type Change = NonNullable<AuditRowFragment['changes']>[number];

/** What an act changed, value by value. */
export function AuditChanges({ changes }: Pick<AuditRowFragment, 'changes'>) {
  if (!changes) return <Quiet>Shown to people who read all picks</Quiet>;
  if (changes.length === 0) return null;
  return (
    <Group component="dl" gap="2px 20px" fz="sm">
      {changes.map((change) => (
        <Group key={change.field} gap={6}>
          <Quiet component="dt">{fieldText(change.field)}</Quiet>
          <dd className={styles.value}>
            <BeforeAfter change={change} />
          </dd>
        </Group>
      ))}
    </Group>
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
      {after === null ? <Quiet span>{NO_VALUE}</Quiet> : valueText(field, after)}
    </>
  );
}
