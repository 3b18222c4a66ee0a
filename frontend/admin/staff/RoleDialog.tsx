import { Choices } from '#frontend/admin/Choices.tsx';
import { FormDialog, sends } from '#frontend/admin/FormDialog.tsx';
import { ReasonField } from '#frontend/admin/members/ReasonField.tsx';
import { typedReasonProblem } from '#frontend/admin/members/reason.ts';
import { waitingText } from '#frontend/admin/members/refund-text.ts';
import { passkeyFailure, useWithPasskey } from '#frontend/app/passkeys/use-passkeys.ts';
import { useUnsavedForm } from '#frontend/app/use-unsaved-form.ts';
import {
  type StaffRowFragment,
  useInviteStaffMutation,
  useSetStaffRoleMutation,
} from '#frontend/generated/graphql.ts';
import { TextInput } from '#frontend/ui/fields.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { INVITATION_DAYS, STAFF_LABELS, type StaffRole } from '#schema/rules/access/staff.ts';
import { isInvited, ROLE_CHOICES, type RoleChoice } from './role-text.ts';

interface RoleDialogProps {
  /** Null: somebody who has no role yet. */
  person: StaffRowFragment | null;
  onClose(): void;
  onDone(sentence: string): void;
}

type Given = { email: string; reason: string };

interface NewRole {
  email: string;
  role: RoleChoice;
  reason: string;
}

const OWNERS = 'A further owner waits an hour, or for another owner, and the owners have an email about it.';
const CHANGE = `It counts from the next click of the person, and an email tells them. An account that has not confirmed its address can lose its role, but not get another one. ${OWNERS}`;
const INVITATION = `The address gets an email. Its owner has the role once they accept it, signed in with the address, within ${INVITATION_DAYS} days. An owner is made of somebody who has accepted, in the list.`;

/** What the form begins with. */
const FIRST_ROLE: RoleChoice = 'SUPPORT';

/** Gives an account a role, another one, or none. */
export function RoleDialog({ person, onClose, onDone }: RoleDialogProps) {
  const kept = useUnsavedForm<NewRole>(`role ${person?.userId ?? 'new'}`, {
    initialValues: { email: person?.email ?? '', role: person?.role ?? FIRST_ROLE, reason: '' },
    validate: {
      email: (text) => (text.trim() ? null : 'An address is required'),
      reason: typedReasonProblem,
    },
  });
  const { form, discard } = kept;
  const [setStaffRole] = useSetStaffRoleMutation();
  const [inviteStaff] = useInviteStaffMutation();
  const withPasskey = useWithPasskey();
  const submission = useSubmission(save, passkeyFailure);

  async function save() {
    const { email, role: choice, reason } = form.getValues();
    const role = choice === 'NONE' ? null : choice;
    const given = { email: email.trim(), reason: reason.trim() };
    const done = await withPasskey(() =>
      person ? change(given, role, person.role) : invite(given, role),
    ).catch(waitingText);
    discard();
    onDone(done);
  }

  async function change(given: Given, role: StaffRole | null, was: StaffRole): Promise<string> {
    await setStaffRole({ variables: { input: { ...given, role, was } } });
    return `${given.email} has ${role ? `the role ${STAFF_LABELS[role]}` : 'no role'} now.`;
  }

  async function invite(given: Given, role: StaffRole | null): Promise<string> {
    if (!role) throw new Error('An invitation names a role');
    await inviteStaff({ variables: { input: { ...given, role } } });
    return `${given.email} is invited to the role ${STAFF_LABELS[role]} for ${INVITATION_DAYS} days.`;
  }

  return (
    <FormDialog
      title={person ? 'Change this role' : 'Invite to the staff'}
      consequence={person ? CHANGE : INVITATION}
      {...sends(kept, submission)}
      onClose={onClose}
      action={person ? ['Save Role', 'Saving...'] : ['Invite', 'Inviting...']}
    >
      {!person && (
        <TextInput label="Email" type="email" required data-autofocus {...form.getInputProps('email')} />
      )}
      <Choices
        legend="Role"
        name="role"
        choices={ROLE_CHOICES.filter(({ value }) => person || isInvited(value))}
        value={form.values.role}
        onChange={(role) => form.setFieldValue('role', role)}
      />
      <ReasonField readers="adminsOnly" {...form.getInputProps('reason')} />
    </FormDialog>
  );
}
