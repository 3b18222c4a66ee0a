import { Box, Quiet, Table } from '#frontend/admin/mantine.ts';
import { Card } from '#frontend/ui/Card.tsx';
import { STAFF_LABELS, STAFF_ROLES, type StaffScope, scopesOf } from '#schema/rules/access/staff.ts';

const RIGHTS: [label: string, scope: StaffScope][] = [
  ['Read members', 'MEMBERS_READ'],
  ['Act for members', 'MEMBERS_ACT'],
  ['Refund up to $100', 'REFUND'],
  ['Refund any amount', 'LARGE_REFUND'],
  ['See figures of money', 'MONEY'],
  ['Write and grade picks', 'PICKS'],
  ['Manage coupons', 'COUPONS'],
  ['Change prices', 'PRICES'],
  ['Settle problems', 'OPERATIONS'],
  ['Read the audit log', 'AUDIT'],
  ['Manage the staff', 'STAFF'],
];

/** What each role may do, as the server enforces it. */
export function RolesCard() {
  return (
    <Box component={Card} heading="What each role may do" mt={28}>
      <Table.ScrollContainer minWidth={520} type="native">
        <Table fz="sm" ta="center" borderColor="var(--line)">
          <Table.Thead>
            <Table.Tr>
              <td />
              {STAFF_ROLES.map((role) => (
                <Table.Th key={role} scope="col" ta="center" fw={600} c="var(--ink-2)">
                  {STAFF_LABELS[role]}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {RIGHTS.map(([label, scope]) => (
              <Table.Tr key={scope}>
                <Table.Th scope="row" fw={500} pl={0}>
                  {label}
                </Table.Th>
                {STAFF_ROLES.map((role) => (
                  <Table.Td key={role}>
                    {scopesOf(role).includes(scope) ? <strong>Yes</strong> : <Quiet span>No</Quiet>}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Box>
  );
}
