import type { FormEvent } from 'react';
import { FormDialog } from '#frontend/admin/FormDialog.tsx';
import { passkeyFailure, useWithPasskey } from '#frontend/app/passkeys/use-passkeys.ts';
import { type MemberFragment, useEndMemberSessionsMutation } from '#frontend/generated/graphql.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';

interface EndSessionsDialogProps {
  member: MemberFragment;
  onClose(): void;
  onDone(sentence: string): void;
}

/** Signs a member out everywhere. */
export function EndSessionsDialog({ member, onClose, onDone }: EndSessionsDialogProps) {
  const [endSessions] = useEndMemberSessionsMutation();
  const withPasskey = useWithPasskey();
  const submission = useSubmission(async () => {
    await withPasskey(() => endSessions({ variables: { input: { userId: member.id } } }));
    onDone(`${member.email} is signed out everywhere.`);
  }, passkeyFailure);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    submission.run();
  };
  return (
    <FormDialog
      title="Sign out everywhere and end API keys?"
      consequence={`${member.email} is signed out everywhere and gets an email about it. They can sign in again, but their API keys stop working for good: they must create new ones.`}
      submission={submission}
      onSubmit={submit}
      onClose={onClose}
      action={['End Sessions', 'Ending...']}
      danger
    />
  );
}
