import { FormDialog } from '#frontend/admin/FormDialog.tsx';
import { PostList } from '#frontend/admin/picks/PostList.tsx';
import { releaseOfDay } from '#frontend/admin/picks/release-sentence.ts';
import { serverNow } from '#frontend/app/server-clock.ts';
import { counted } from '#schema/rules/text/numbers.ts';
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
    <FormDialog
      title={`Post ${counted(picks.length, 'local pick')}?`}
      facts={[['Day', longDay(day)]]}
      consequence={releaseOfDay(day, serverNow())}
      submission={{ busy: posting, problem: null, run: onPost }}
      onClose={onClose}
      action={[`Post ${picks.length === 1 ? 'it' : `all ${picks.length}`}`, 'Posting...']}
    >
      <PostList picks={listed} />
    </FormDialog>
  );
}
