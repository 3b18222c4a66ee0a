import { FormDialog } from '#frontend/admin/FormDialog.tsx';
import type { FeedGameFragment } from '#frontend/generated/graphql.ts';
import { gameWords } from './feed-text.ts';

interface PostponeDialogProps {
  game: FeedGameFragment;
  onClose(): void;
  onConfirm(): void;
}

/** Asks before a game is marked as postponed: members see it at once. */
export function PostponeDialog({ game, onClose, onConfirm }: PostponeDialogProps) {
  return (
    <FormDialog
      title="Was this game postponed?"
      consequence="Members see “Postponed” on its picks, which stay as they are, and scores of the game are not taken any more. You can take it back until it is over."
      submission={{ busy: false, problem: null, run: onConfirm }}
      onClose={onClose}
      action={['Mark Postponed', '']}
      button={{ 'data-autofocus': true }}
      danger
    >
      <strong>{gameWords(game)}</strong>
    </FormDialog>
  );
}
