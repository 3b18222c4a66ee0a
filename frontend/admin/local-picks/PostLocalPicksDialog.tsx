import styles from '#frontend/admin/confirm.module.css';
import form from '#frontend/admin/form.module.css';
import { PostList } from '#frontend/admin/picks/PostList.tsx';
import { releaseOfDay } from '#frontend/admin/picks/release-sentence.ts';
import { serverNow } from '#frontend/app/server-clock.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { longDay } from '#schema/rules/time/eastern-time.ts';
import type { LocalPick } from './local-picks.ts';

interface PostLocalPicksDialogProps {
  picks: readonly LocalPick[];
  day: string;
  posting: boolean;
  onClose(): void;
  onPost(): void;
}

/** Asks before the local picks are posted: after ten seconds in which that can be undone, they stay in the record. */
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
        <p className={styles.consequence}>{releaseOfDay(day, serverNow())}</p>
        <PostList picks={listed} />
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
