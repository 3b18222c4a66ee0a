import { DataTable } from '#frontend/admin/DataTable.tsx';
import { momentText } from '#frontend/admin/members/member-text.ts';
import { RowButton } from '#frontend/admin/RowButton.tsx';
import { useMember } from '#frontend/app/session/session.ts';
import type { StaffRowFragment } from '#frontend/generated/graphql.ts';
import { Tag } from '#frontend/ui/Tag.tsx';
import { STAFF_LABELS } from '#schema/rules/access/staff.ts';

interface StaffTableProps {
  staff: readonly StaffRowFragment[];
  onChange(person: StaffRowFragment): void;
}

/** The staff, owners first. */
export function StaffTable({ staff, onChange }: StaffTableProps) {
  const me = useMember();
  return (
    <DataTable
      caption="Staff"
      rows={staff}
      keyOf={({ userId }) => userId}
      columns={[
        { head: 'Person', cell: ({ email, userId }) => `${email}${userId === me.id ? ' (you)' : ''}` },
        {
          head: 'Role',
          cell: ({ role }) => <Tag tone={role === 'OWNER' ? 'accent' : 'plain'}>{STAFF_LABELS[role]}</Tag>,
        },
        {
          ...{ head: 'Last seen', figure: true },
          cell: ({ lastSeenAt }) => (lastSeenAt ? momentText(lastSeenAt) : 'Not yet'),
        },
      ]}
      actions={(person) => (
        <RowButton
          words="Change role"
          of={`of ${person.email}`}
          onClick={() => onChange(person)}
          aria-haspopup="dialog"
        />
      )}
    />
  );
}
