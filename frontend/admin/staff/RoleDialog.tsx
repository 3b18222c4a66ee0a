import { Choices } from '#frontend/admin/Choices.tsx';
import { focusFirstProblem } from '#frontend/admin/form-focus.ts';
import { MemberDialog } from '#frontend/admin/members/MemberDialog.tsx';
import { REASON_READERS, reasonProblem } from '#frontend/admin/members/reason.ts';
import { passkeyFailure, useWithPasskey } from '#frontend/admin/passkeys/use-passkeys.ts';
import { useUnsavedForm } from '#frontend/app/use-unsaved-form.ts';
import { type StaffRowFragment, useSetStaffRoleMutation } from '#frontend/generated/graphql.ts';
import { Textarea, TextInput } from '#frontend/ui/fields.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { STAFF_LABELS } from '#schema/rules/access/staff.ts';
import { ROLE_CHOICES, type RoleChoice } from './role-text.ts';

interface RoleDialogProps {
  /** Null: somebody who has no role yet. */
  person: StaffRowFragment | null;
  onClose(): void;
  onDone(sentence: string): void;
}

interface NewRole {
  email: string;
  role: RoleChoice;
  reason: string;
}

/** What the form begins with. */
const FIRST_ROLE: RoleChoice = 'SUPPORT';

/** Gives an account a role, another one, or none. */
export function RoleDialog({ person, onClose, onDone }: RoleDialogProps) {
  const { form, restored, discard } = useUnsavedForm<NewRole>(`role ${person?.userId ?? 'new'}`, {
    initialValues: { email: person?.email ?? '', role: person?.role ?? FIRST_ROLE, reason: '' },
    validate: {
      email: (text) => (text.trim() ? null : 'An address is required'),
      reason: reasonProblem,
    },
  });
  const [setStaffRole] = useSetStaffRoleMutation();
  const withPasskey = useWithPasskey();
  const submission = useSubmission(save, passkeyFailure);

  async function save() {
    const { email, role: choice, reason } = form.getValues();
    const role = choice === 'NONE' ? null : choice;
    const input = { email: email.trim(), role, was: person?.role ?? null, reason: reason.trim() };
    await withPasskey(() => setStaffRole({ variables: { input } }));
    discard();
    onDone(`${input.email} has ${role ? `the role ${STAFF_LABELS[role]}` : 'no role'} now.`);
  }

  return (
    <MemberDialog
      title={person ? 'Change this role' : 'Give a role'}
      consequence="It counts from the next click of the person, and an email tells them."
      submission={submission}
      onSubmit={form.onSubmit(submission.run, focusFirstProblem(form))}
      onClose={onClose}
      onCancel={discard}
      restored={restored}
      action={['Save Role', 'Saving...']}
    >
      {!person && (
        <TextInput
          label="Email of an existing account"
          type="email"
          required
          data-autofocus
          {...form.getInputProps('email')}
        />
      )}
      <Choices
        legend="Role"
        name="role"
        choices={person ? ROLE_CHOICES : ROLE_CHOICES.filter(({ value }) => value !== 'NONE')}
        value={form.values.role}
        onChange={(role) => form.setFieldValue('role', role)}
      />
      <Textarea
        label="Reason"
        description={REASON_READERS.adminsOnly}
        required
        rows={2}
        {...form.getInputProps('reason')}
      />
    </MemberDialog>
  );
}
