import styles from '#frontend/admin/confirm.module.css';
import type { FeedGameFragment } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { gameWords } from './feed-text.ts';

interface PostponeDialogProps {
  game: FeedGameFragment;
  onClose(): void;
  onConfirm(): void;
}

/** Asks before a game is marked as postponed: members see it at once. */
export function PostponeDialog({ game, onClose, onConfirm }: PostponeDialogProps) {
  return (
    <Dialog open onClose={onClose} title="Was this game postponed?">
      <div className={styles.body}>
        <p>
          <strong>{gameWords(game)}</strong>
        </p>
        <p className={styles.consequence}>
          Members see “Postponed” on its picks, which stay as they are, and scores of the game are not taken
          any more. You can take it back until it is over.
        </p>
        <div className={styles.actions}>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" onClick={onConfirm} data-autofocus>
            Mark Postponed
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
