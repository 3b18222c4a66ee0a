import { FormDialog, sends } from '#frontend/admin/FormDialog.tsx';
import { passkeyFailure, useAddPasskey, useWithPasskey } from '#frontend/app/passkeys/use-passkeys.ts';
import { useUnsavedForm } from '#frontend/app/use-unsaved-form.ts';
import { TextInput } from '#frontend/ui/fields.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';

interface AddPasskeyDialogProps {
  onClose(): void;
  onDone(name: string): void;
}

const LONGEST = 60;

/** Names a new passkey and has the browser make it. */
export function AddPasskeyDialog({ onClose, onDone }: AddPasskeyDialogProps) {
  const kept = useUnsavedForm('new passkey', {
    initialValues: { name: '' },
    validate: {
      name: (name) =>
        name.trim() && name.trim().length <= LONGEST ? null : `A name of at most ${LONGEST} characters`,
    },
  });
  const { form, discard } = kept;
  const add = useAddPasskey();
  const withPasskey = useWithPasskey();
  const submission = useSubmission(async () => {
    const name = form.getValues().name.trim();
    await withPasskey(() => add(name));
    discard();
    onDone(name);
  }, passkeyFailure);
  return (
    <FormDialog
      title="Add a passkey"
      consequence="Your browser asks for your fingerprint, face, PIN or security key. Add one on a second device too, so that a lost device does not lock you out."
      {...sends(kept, submission)}
      onClose={onClose}
      action={['Add Passkey', 'Waiting for your device...']}
    >
      <TextInput
        label="Name"
        placeholder="My laptop"
        required
        data-autofocus
        {...form.getInputProps('name')}
      />
    </FormDialog>
  );
}
