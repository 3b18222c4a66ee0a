import styles from '#frontend/admin/confirm.module.css';
import form from '#frontend/admin/form.module.css';
import { useDisplay } from '#frontend/app/display.ts';
import { serverNow } from '#frontend/app/server-clock.ts';
import type { AdminPickFragment } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { opensAt } from '#schema/rules/access/visibility.ts';
import { gameText } from '#schema/rules/picks/game-text.ts';
import type { OddsFormat } from '#schema/rules/picks/odds-formats.ts';
import { longDay } from '#schema/rules/time/eastern-time.ts';
import { shownMoment } from '#schema/rules/time/shown-time.ts';
import { inOrder } from './in-order.ts';
import { type PickToPost, PostList } from './PostList.tsx';
import { formOfPick } from './pick-form.ts';
import { pickTerms } from './pick-text.ts';
import { releaseOfDay, releaseSentence } from './release-sentence.ts';

interface PostDraftsDialogProps {
  /** One, or all of the day. */
  drafts: readonly AdminPickFragment[];
  day: string;
  onClose(): void;
  /** They are posted when ten seconds have passed in which that can be undone. */
  onPost(): void;
}

/** Asks before drafts are posted: members may read them from then on. */
export function PostDraftsDialog({ drafts, day, onClose, onPost }: PostDraftsDialogProps) {
  const display = useDisplay();
  const [only, ...others] = drafts;
  const one = others.length === 0 ? only : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title={one ? `Post to ${tierLabel(one.subscription)}?` : `Post ${drafts.length} drafts?`}
    >
      <div className={styles.body}>
        <p>
          <strong>{longDay(day)}</strong>
        </p>
        <p className={styles.consequence}>
          {one ? releaseSentence(formOfPick(one), serverNow()) : releaseOfDay(day, serverNow())}
        </p>
        <PostList picks={inOrder(drafts).map((draft) => listed(draft, display.odds))} />
        <div className={form.actions}>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={onPost}>{one ? 'Post Pick' : 'Post all drafts'}</Button>
        </div>
      </div>
    </Dialog>
  );
}

function listed(draft: AdminPickFragment, format: OddsFormat): PickToPost {
  const { id, pick, subscription: tier, date, time } = draft;
  const opens = draft.releaseAt && opensAt(new Date(draft.releaseAt), tier);
  return {
    ...{ id, game: gameText(draft), pick: pick ?? '', tier, date, time },
    terms: pickTerms(draft, format),
    opens: opens && opens > serverNow() ? `opens ${shownMoment(opens)}` : null,
  };
}
