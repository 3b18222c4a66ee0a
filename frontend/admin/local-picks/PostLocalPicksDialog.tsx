import styles from '#frontend/admin/confirm.module.css';
import form from '#frontend/admin/form.module.css';
import { PostList } from '#frontend/admin/picks/PostList.tsx';
import { Button } from '#frontend/ui/Button.tsx';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { longDay } from '#schema/rules/eastern-time.ts';
import type { LocalPick } from './local-picks.ts';

interface PostLocalPicksDialogProps {
  picks: readonly LocalPick[];
  day: string;
  posting: boolean;
  onClose(): void;
  onPost(): void;
}

/** Asks before the local picks are posted: a posted pick stays in the record. */
export function PostLocalPicksDialog({ picks, day, posting, onClose, onPost }: PostLocalPicksDialogProps) {
  const listed = picks.map(({ id, teams, pick, type, time }) => ({
    ...{ id, game: teams, pick, tier: type, date: day, time },
  }));
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Post ${picks.length} local ${picks.length === 1 ? 'pick' : 'picks'}?`}
    >
      <div className={styles.body}>
        <p>
          <strong>{longDay(day)}</strong>
        </p>
        <PostList picks={listed} />
        <p className={styles.consequence}>
          Members can read each pick as soon as it is posted, and it stays in the record.
        </p>
        <div className={form.actions}>
          <Button variant="ghost" onClick={onClose} disabled={posting}>
            Cancel
          </Button>
          <Button onClick={onPost} busy={posting && 'Posting...'}>
            Post {picks.length === 1 ? 'it' : `all ${picks.length}`}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
