import { Card } from '#frontend/ui/Card.tsx';
import { STAFF_LABELS, STAFF_ROLES, type StaffScope, scopesOf } from '#schema/rules/access/staff.ts';
import styles from './RolesCard.module.css';

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
    <Card heading="What each role may do" className={styles.card}>
      <div className={styles.frame}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {STAFF_ROLES.map((role) => (
                <th key={role} scope="col">
                  {STAFF_LABELS[role]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {RIGHTS.map(([label, scope]) => (
              <tr key={scope}>
                <th scope="row">{label}</th>
                {STAFF_ROLES.map((role) => (
                  <td key={role}>{scopesOf(role).includes(scope) ? 'Yes' : <span>No</span>}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
