import { DataTable } from '#frontend/admin/DataTable.tsx';
import { momentText } from '#frontend/admin/members/member-text.ts';
import table from '#frontend/admin/table.module.css';
import { passkeyFailure, useWithPasskey } from '#frontend/app/passkeys/use-passkeys.ts';
import {
  type InvitationRowFragment,
  useWithdrawStaffInvitationMutation,
} from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { Tag } from '#frontend/ui/Tag.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { STAFF_LABELS } from '#schema/rules/access/staff.ts';
import styles from './RolesCard.module.css';

interface InvitationTableProps {
  invitations: readonly InvitationRowFragment[];
  onDone(sentence: string): void;
}

/** Who is invited and has not accepted yet. */
export function InvitationTable({ invitations, onDone }: InvitationTableProps) {
  return (
    <section className={styles.invitations} aria-labelledby="invitations">
      <h3 id="invitations">Invitations</h3>
      <DataTable caption="Invitations" columns={['Invited', 'Role', 'By', 'Until']} withActions>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} {...{ invitation, onDone }} />
        ))}
      </DataTable>
    </section>
  );
}

interface InvitationRowProps {
  invitation: InvitationRowFragment;
  onDone(sentence: string): void;
}

function InvitationRow({
  invitation: { id, email, role, invitedBy, expiresAt },
  onDone,
}: InvitationRowProps) {
  const [withdraw] = useWithdrawStaffInvitationMutation();
  const withPasskey = useWithPasskey();
  const submission = useSubmission(async () => {
    await withPasskey(() => withdraw({ variables: { input: { invitationId: id } } }));
    onDone(`The invitation of ${email} is withdrawn.`);
  }, passkeyFailure);
  return (
    <tr>
      <th scope="row">{email}</th>
      <td data-label="Role">
        <Tag>{STAFF_LABELS[role]}</Tag>
      </td>
      <td data-label="By">{invitedBy ?? 'Somebody who left'}</td>
      <td data-label="Until" className={table.figure}>
        {momentText(expiresAt)}
      </td>
      <td className={table.actions}>
        <FormProblem>{submission.problem}</FormProblem>
        <Button
          variant="ghost"
          size="small"
          onClick={submission.run}
          busy={submission.busy && 'Withdrawing...'}
        >
          Withdraw<span className="visually-hidden"> the invitation of {email}</span>
        </Button>
      </td>
    </tr>
  );
}
