import { DataTable } from '#frontend/admin/DataTable.tsx';
import { Stack } from '#frontend/admin/mantine.ts';
import { momentText } from '#frontend/admin/members/member-text.ts';
import { RowButton } from '#frontend/admin/RowButton.tsx';
import { passkeyFailure, useWithPasskey } from '#frontend/app/passkeys/use-passkeys.ts';
import {
  type InvitationRowFragment,
  useWithdrawStaffInvitationMutation,
} from '#frontend/generated/graphql.ts';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { Tag } from '#frontend/ui/Tag.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { STAFF_LABELS } from '#schema/rules/access/staff.ts';

interface InvitationTableProps {
  invitations: readonly InvitationRowFragment[];
  onDone(sentence: string): void;
}

/** Who is invited and has not accepted yet. */
export function InvitationTable({ invitations, onDone }: InvitationTableProps) {
  return (
    <Stack component="section" aria-labelledby="invitations" gap={10} mt={24}>
      <h3 id="invitations">Invitations</h3>
      <DataTable
        caption="Invitations"
        rows={invitations}
        keyOf={({ id }) => id}
        columns={[
          { head: 'Invited', cell: ({ email }) => email },
          { head: 'Role', cell: ({ role }) => <Tag>{STAFF_LABELS[role]}</Tag> },
          { head: 'By', cell: ({ invitedBy }) => invitedBy ?? 'Somebody who left' },
          { head: 'Until', figure: true, cell: ({ expiresAt }) => momentText(expiresAt) },
        ]}
        actions={(invitation) => <Withdraw {...{ invitation, onDone }} />}
      />
    </Stack>
  );
}

interface WithdrawProps {
  invitation: InvitationRowFragment;
  onDone(sentence: string): void;
}

function Withdraw({ invitation: { id, email }, onDone }: WithdrawProps) {
  const [withdraw] = useWithdrawStaffInvitationMutation();
  const withPasskey = useWithPasskey();
  const submission = useSubmission(async () => {
    await withPasskey(() => withdraw({ variables: { input: { invitationId: id } } }));
    onDone(`The invitation of ${email} is withdrawn.`);
  }, passkeyFailure);
  return (
    <>
      <FormProblem>{submission.problem}</FormProblem>
      <RowButton
        words="Withdraw"
        of={`the invitation of ${email}`}
        onClick={submission.run}
        busy={submission.busy && 'Withdrawing...'}
      />
    </>
  );
}
