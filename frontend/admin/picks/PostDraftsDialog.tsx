import { FormDialog } from '#frontend/admin/FormDialog.tsx';
import { useDisplay } from '#frontend/app/display.ts';
import { serverNow } from '#frontend/app/server-clock.ts';
import type { AdminPickFragment } from '#frontend/generated/graphql.ts';
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
    <FormDialog
      title={one ? `Post to ${tierLabel(one.subscription)}?` : `Post ${drafts.length} drafts?`}
      facts={[['Day', longDay(day)]]}
      consequence={one ? releaseSentence(formOfPick(one), serverNow()) : releaseOfDay(day, serverNow())}
      submission={{ busy: false, problem: null, run: onPost }}
      onClose={onClose}
      action={[one ? 'Post Pick' : 'Post all drafts', '']}
    >
      <PostList picks={inOrder(drafts).map((draft) => listed(draft, display.odds))} />
    </FormDialog>
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
