import { RowButton } from '#frontend/admin/RowButton.tsx';
import { passkeyFailure, useWithPasskey } from '#frontend/app/passkeys/use-passkeys.ts';
import { type SecondFactorFactsFragment, useDeletePasskeyMutation } from '#frontend/generated/graphql.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';

interface RemovePasskeyProps {
  passkey: SecondFactorFactsFragment['passkeys'][number];
  onRemoved(): void;
  onProblem(sentence: string): void;
}

/** Removing a passkey needs a passkey first, so nobody does it with a stolen session. */
export function RemovePasskey({ passkey, onRemoved, onProblem }: RemovePasskeyProps) {
  const { id, name } = passkey;
  const [remove] = useDeletePasskeyMutation({ refetchQueries: ['SecondFactor'] });
  const withPasskey = useWithPasskey();
  const removal = useSubmission(
    async () => {
      await withPasskey(() => remove({ variables: { input: { id } } }));
      onRemoved();
    },
    (failure) => {
      onProblem(passkeyFailure(failure));
      return null;
    },
  );
  return <RowButton words="Remove" of={name} onClick={removal.run} busy={removal.busy && 'Removing...'} />;
}
