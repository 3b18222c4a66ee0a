import { DataTable } from '#frontend/admin/DataTable.tsx';
import { momentText } from '#frontend/admin/members/member-text.ts';
import table from '#frontend/admin/table.module.css';
import { useMember } from '#frontend/app/session/session.ts';
import type { StaffRowFragment } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
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
    <DataTable caption="Staff" columns={['Person', 'Role', 'Last seen']} withActions>
      {staff.map((person) => (
        <tr key={person.userId}>
          <th scope="row">
            {person.email}
            {person.userId === me.id && ' (you)'}
          </th>
          <td data-label="Role">
            <Tag tone={person.role === 'OWNER' ? 'accent' : 'plain'}>{STAFF_LABELS[person.role]}</Tag>
          </td>
          <td data-label="Last seen" className={table.figure}>
            {person.lastSeenAt ? momentText(person.lastSeenAt) : 'Not yet'}
          </td>
          <td className={table.actions}>
            <Button variant="ghost" size="small" onClick={() => onChange(person)} aria-haspopup="dialog">
              Change role<span className="visually-hidden"> of {person.email}</span>
            </Button>
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
