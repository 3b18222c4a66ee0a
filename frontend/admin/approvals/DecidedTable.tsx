import { DataTable } from '#frontend/admin/DataTable.tsx';
import table from '#frontend/admin/table.module.css';
import type { ApprovalRowFragment } from '#frontend/generated/graphql.ts';
import { Tag } from '#frontend/ui/Tag.tsx';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';

/** What was decided last. */
export function DecidedTable({ approvals }: { approvals: readonly ApprovalRowFragment[] }) {
  return (
    <DataTable caption="Decided last" columns={['Act', 'Asked by', 'Decided by', 'Decision', 'When']}>
      {approvals.map(({ id, text, memberEmail, askedBy, decidedBy, decidedAt, approved, note }) => (
        <tr key={id}>
          <th scope="row">
            {text}
            {memberEmail && ` for ${memberEmail}`}
          </th>
          <td data-label="Asked by">{askedBy}</td>
          <td data-label="Decided by">{decidedBy}</td>
          <td data-label="Decision">
            <Tag tone={approved ? 'win' : 'loss'}>{approved ? 'Approved' : 'Rejected'}</Tag>
            {note && ` ${note}`}
          </td>
          <td data-label="When" className={table.figure}>
            {decidedAt && shownPlainMoment(new Date(decidedAt))}
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
