import { DataTable } from '#frontend/admin/DataTable.tsx';
import { momentOf } from '#frontend/admin/lists/cells.tsx';
import type { ApprovalRowFragment } from '#frontend/generated/graphql.ts';
import { Tag } from '#frontend/ui/Tag.tsx';

/** What was decided last. */
export function DecidedTable({ approvals }: { approvals: readonly ApprovalRowFragment[] }) {
  return (
    <DataTable
      caption="Decided last"
      rows={approvals}
      keyOf={({ id }) => id}
      columns={[
        { head: 'Act', cell: ({ text, memberEmail }) => [text, memberEmail].filter(Boolean).join(' for ') },
        { head: 'Asked by', cell: ({ askedBy }) => askedBy },
        { head: 'Decided by', cell: ({ decidedBy }) => decidedBy },
        {
          head: 'Decision',
          cell: ({ approved, note }) => (
            <>
              <Tag tone={approved ? 'win' : 'loss'}>{approved ? 'Approved' : 'Rejected'}</Tag>
              {note && ` ${note}`}
            </>
          ),
        },
        { head: 'When', figure: true, cell: ({ decidedAt }) => momentOf(decidedAt) },
      ]}
    />
  );
}
