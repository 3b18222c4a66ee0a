import { momentText } from '#frontend/admin/members/member-text.ts';
import table from '#frontend/admin/table.module.css';
import { passkeyFailure, useWithPasskey } from '#frontend/app/passkeys/use-passkeys.ts';
import { type SecondFactorFactsFragment, useDeletePasskeyMutation } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';

interface PasskeyRowProps {
  passkey: SecondFactorFactsFragment['passkeys'][number];
  onRemoved(): void;
  onProblem(sentence: string): void;
}

/** One passkey. Removing it needs a passkey first, so nobody does it with a stolen session. */
export function PasskeyRow({ passkey, onRemoved, onProblem }: PasskeyRowProps) {
  const { id, name, createdAt, lastUsedAt } = passkey;
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
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label="Added" className={table.figure}>
        {momentText(createdAt)}
      </td>
      <td data-label="Last shown" className={table.figure}>
        {lastUsedAt ? momentText(lastUsedAt) : 'Not yet'}
      </td>
      <td className={table.actions}>
        <Button variant="ghost" size="small" onClick={removal.run} busy={removal.busy && 'Removing...'}>
          Remove<span className="visually-hidden"> {name}</span>
        </Button>
      </td>
    </tr>
  );
}
