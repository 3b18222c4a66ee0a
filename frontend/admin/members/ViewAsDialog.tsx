import { failureText } from '#frontend/app/failures.ts';
import { type MemberFragment, useViewAsMutation } from '#frontend/generated/graphql.ts';
import { BlockedTab, openView } from './open-view.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

interface ViewAsDialogProps {
  member: MemberFragment;
  onClose(): void;
  onDone(sentence: string): void;
}

/** Opens the product in a new tab as the member sees it. */
export function ViewAsDialog({ member: { id, email }, ...rest }: ViewAsDialogProps) {
  const [viewAs] = useViewAsMutation();
  return (
    <ReasonDialog
      {...rest}
      form={`view-as ${id}`}
      title="View as member"
      consequence={`Opens a new tab that shows what ${email} sees, for 30 minutes. Nothing can be changed in it, and the member gets no email.`}
      act={async (input) => {
        const { data } = await viewAs({ variables: { input: { userId: id, ...input } } });
        if (data) openView({ ...data.viewAs, userId: id });
        return `The account of ${email} is open in another tab, read only, for 30 minutes.`;
      }}
      failure={(failure) => (failure instanceof BlockedTab ? failure.message : failureText(failure))}
      action={['View as Member', 'Opening...']}
    />
  );
}
