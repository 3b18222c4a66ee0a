import { Fragment, type ReactNode, Suspense } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { adminPath } from '#frontend/admin/admin-address.ts';
import { later } from '#frontend/admin/later.ts';
import { postSoon } from '#frontend/admin/posting/pending-post.ts';
import { serverNow } from '#frontend/app/server-clock.ts';
import type { AdminPickFragment } from '#frontend/generated/graphql.ts';
import { gameText } from '#schema/rules/picks/game-text.ts';
import { resultLabel } from '#schema/rules/picks/pick-values.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { shortDay } from '#schema/rules/time/eastern-time.ts';
import { DeletePickDialog } from './DeletePickDialog.tsx';
import type { GradeChoice } from './grade-form.ts';
import { PickDialog } from './PickDialog.tsx';
import { PostDraftsDialog } from './PostDraftsDialog.tsx';
import { PricesDialog } from './PricesDialog.tsx';
import { savedSentence } from './pick-text.ts';

const PastePicksDialog = later(
  () => import('#frontend/admin/paste-picks/PastePicksDialog.tsx'),
  'PastePicksDialog',
);
const CouponDialog = later(() => import('#frontend/admin/coupons/CouponDialog.tsx'), 'CouponDialog');
const ImportPricesDialog = later(() => import('./ImportPricesDialog.tsx'), 'ImportPricesDialog');
const GradeDialog = later(() => import('./GradeDialog.tsx'), 'GradeDialog');
const BoardPreviewDialog = later(
  () => import('#frontend/admin/board-preview/BoardPreviewDialog.tsx'),
  'BoardPreviewDialog',
);

type Picks = readonly AdminPickFragment[];

export type OpenDialog =
  | { to: 'write'; pick: AdminPickFragment | null }
  | { to: 'delete'; pick: AdminPickFragment }
  | { to: 'grade'; pick: AdminPickFragment; choice: GradeChoice | null; source?: string; done?: string }
  | { to: 'prices'; pick: AdminPickFragment }
  | { to: 'import prices' }
  | { to: 'paste' }
  | { to: 'preview' }
  | { to: 'post drafts'; drafts: Picks }
  | { to: 'create coupon' };

/** What became of a dialog. */
export interface Finished {
  /** In a sentence; null where nothing was done. */
  done: ReactNode;
  /** Whether the table has to be read again. */
  changesBoard?: boolean;
  /** The day to show. */
  shows?: string;
}

interface PicksDialogProps {
  dialog: OpenDialog;
  day: string;
  /** Those of the day; undefined until they are loaded. */
  picks: Picks | undefined;
  ungraded: Picks;
  onOpen(dialog: OpenDialog): void;
  onClose(): void;
  onDone(finished: Finished): void;
}

type Tab = Omit<PicksDialogProps, 'dialog'>;

/** The dialog that is open on the Picks tab. */
export function PicksDialog(props: PicksDialogProps) {
  return (
    <Suspense fallback={null}>
      <OpenedDialog {...props} />
    </Suspense>
  );
}

function OpenedDialog({ dialog, ...tab }: PicksDialogProps) {
  const navigate = useNavigate();
  const { day, onClose, onDone } = tab;
  const changed = (done: string) => onDone({ done, changesBoard: true });
  switch (dialog.to) {
    case 'write':
      return <Writing {...tab} pick={dialog.pick} />;
    case 'post drafts':
      return <Posting {...tab} drafts={dialog.drafts} />;
    case 'create coupon':
      return <CouponDialog onClose={onClose} onCreated={() => navigate(adminPath('coupons'))} />;
    case 'grade':
      return <Grading {...tab} {...dialog} key={dialog.pick.id} />;
    case 'prices':
      return (
        <PricesDialog
          pick={dialog.pick}
          onClose={onClose}
          onSaved={() => changed(`Saved the odds of ${gameText(dialog.pick)}.`)}
        />
      );
    case 'import prices':
      return <ImportPricesDialog {...{ day, onClose }} picks={tab.picks} />;
    case 'paste':
      return <Pasting {...tab} />;
    case 'preview':
      return <BoardPreviewDialog {...{ day, onClose }} picks={tab.picks ?? []} />;
    case 'delete':
      return (
        <DeletePickDialog
          pick={dialog.pick}
          onClose={onClose}
          onDeleted={() => changed(`${gameText(dialog.pick)} is gone from the board.`)}
        />
      );
  }
}

/** The board shows the day that the pick was saved for. */
function Writing({ pick, picks = [], day, onClose, onDone }: Tab & { pick: AdminPickFragment | null }) {
  return (
    <PickDialog
      {...{ pick, picks, day, onClose }}
      onSaved={(saved, post) => {
        if (post) postSoon([saved.id]);
        // The bar that counts down says what becomes of a pick that is about to be posted.
        const done = post ? null : savedSentence(saved, serverNow());
        onDone({ done, changesBoard: true, shows: saved.date });
      }}
    />
  );
}

function Posting({ drafts, day, onClose, onDone }: Tab & { drafts: Picks }) {
  return (
    <PostDraftsDialog
      {...{ drafts, day, onClose }}
      onPost={() => {
        postSoon(drafts.map(({ id }) => id));
        onDone({ done: null });
      }}
    />
  );
}

function Pasting({ day, onClose, onDone }: Tab) {
  return (
    <PastePicksDialog
      {...{ day, onClose }}
      onKept={(ids, post, days) => {
        if (post) postSoon(ids);
        const others = days.some((each) => each !== day) ? days : [];
        onDone({ done: <SavedDrafts count={ids.length} days={others} />, changesBoard: true });
      }}
    />
  );
}

/** With the days where the drafts are, unless they are all of the day that is shown. */
function SavedDrafts({ count, days }: { count: number; days: readonly string[] }) {
  return (
    <>
      Saved {counted(count, 'draft')}
      {days.map((day, at) => (
        <Fragment key={day}>
          {at === 0 ? ' for ' : ', '}
          <Link to={adminPath('picks', { date: day })}>{shortDay(day)}</Link>
        </Fragment>
      ))}
      .
    </>
  );
}

type GradingProps = Tab & Extract<OpenDialog, { to: 'grade' }>;

/** One result after the other, as long as the admin goes on. */
function Grading({ pick, choice, source = '', done, ungraded, onOpen, onClose, onDone }: GradingProps) {
  const others = ungraded.filter(({ id }) => id !== pick.id);
  return (
    <GradeDialog
      {...{ pick, source, onClose }}
      chosen={choice}
      othersLeft={others.length}
      done={done ?? null}
      onGraded={(graded) => {
        const saved = `Saved: ${gameText(pick)} is graded ${resultLabel(graded.result)}.`;
        const [next] = graded.goesOn ? others : [];
        if (!next) onDone({ done: saved });
        else onOpen({ to: 'grade', pick: next, choice: null, source: graded.source, done: saved });
      }}
    />
  );
}
