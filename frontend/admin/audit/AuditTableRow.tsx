import { Table } from '@mantine/core';
import { useId, useState } from 'react';
import type { AuditRowFragment } from '#frontend/generated/graphql.ts';
import { DownIcon } from '#frontend/ui/icons.ts';
import { foldedText } from '#schema/rules/access/folded-acts.ts';
import { shownTime } from '#schema/rules/time/shown-time.ts';
import { Actor } from './Actor.tsx';
import { BeforeAfter } from './AuditChanges.tsx';
import { AuditDetails } from './AuditDetails.tsx';
import styles from './AuditLog.module.css';
import type { AuditQuestion } from './audit-address.ts';

interface AuditTableRowProps {
  /** One act, or what the same person did again and again within a minute. */
  acts: readonly AuditRowFragment[];
  question: AuditQuestion;
}

/** One line; what changed, and by which sign-in, opens below it. */
export function AuditTableRow({ acts, question }: AuditTableRowProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const [act] = acts;
  if (!act) return null;
  const [change] = act.changes ?? [];
  return (
    <>
      <Table.Tr className={styles.row} data-open={isOpen || undefined}>
        <Table.Td className={styles.time}>
          <time dateTime={act.at}>{shownTime(new Date(act.at))}</time>
        </Table.Td>
        <Table.Td className={styles.who}>
          <Actor actor={act.actor} />
        </Table.Td>
        <Table.Th scope="row" className={styles.what}>
          <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            {foldedText(act.action, act.text, acts.length)}
          </button>
        </Table.Th>
        <Table.Td className={styles.about}>{aboutText(acts)}</Table.Td>
        <Table.Td className={styles.change}>
          <span>{acts.length === 1 && change?.before && <BeforeAfter change={change} />}</span>
          <DownIcon size={15} aria-hidden="true" />
        </Table.Td>
      </Table.Tr>
      {isOpen && (
        <Table.Tr id={id} className={styles.details}>
          <Table.Td colSpan={5}>
            <AuditDetails acts={acts} question={question} />
          </Table.Td>
        </Table.Tr>
      )}
    </>
  );
}

/** What it was done to, of many the first. */
function aboutText(acts: readonly AuditRowFragment[]): string {
  const names = [...new Set(acts.map(({ target, targetId }) => target ?? targetId))];
  return names.length > 1 ? `${names[0]} and ${names.length - 1} more` : (names[0] ?? '');
}
