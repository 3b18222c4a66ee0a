import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AdminAlert } from '#frontend/admin/AdminAlert.tsx';
import { AdminToolbar } from '#frontend/admin/AdminToolbar.tsx';
import { adminPath } from '#frontend/admin/admin-address.ts';
import { CouponDialog } from '#frontend/admin/coupons/CouponDialog.tsx';
import { LocalPicks } from '#frontend/admin/local-picks/LocalPicks.tsx';
import { serverNow } from '#frontend/app/server-clock.ts';
import { useServerDay } from '#frontend/app/server-day.ts';
import type { AdminPickFragment } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { DayNavigator } from '#frontend/ui/DayNavigator.tsx';
import { PlusIcon } from '#frontend/ui/icons.ts';
import { isDay, longDay } from '#schema/rules/eastern-time.ts';
import { gameText } from '#schema/rules/game-text.ts';
import { resultLabel } from '#schema/rules/pick-values.ts';
import { AdminBoard } from './AdminBoard.tsx';
import { DeletePickDialog } from './DeletePickDialog.tsx';
import { GradeDialog } from './GradeDialog.tsx';
import type { GradeChoice } from './grade-form.ts';
import { ImportPricesDialog } from './ImportPricesDialog.tsx';
import { PickDialog } from './PickDialog.tsx';
import { PostDraftsDialog } from './PostDraftsDialog.tsx';
import { PricesDialog } from './PricesDialog.tsx';
import { savedSentence } from './saved-sentence.ts';
import { useAdminBoard } from './use-admin-board.ts';

type OpenDialog =
  | { to: 'write'; pick: AdminPickFragment | null }
  | { to: 'delete'; pick: AdminPickFragment }
  | { to: 'grade'; pick: AdminPickFragment; choice: GradeChoice }
  | { to: 'prices'; pick: AdminPickFragment }
  | { to: 'import prices' }
  | { to: 'post drafts' }
  | { to: 'create coupon' };

/** The picks of a day, drafts and days to come included. */
export function PicksTab() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const today = useServerDay();
  const given = search.get('date');
  const day = given && isDay(given) ? given : today;
  const showDay = (next: string) => navigate(adminPath('picks', { date: next === today ? null : next }));
  const board = useAdminBoard(day);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [alert, setAlert] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const close = () => setDialog(null);
  const finish = (sentence: string | null) => {
    close();
    setAlert(null);
    setDone(sentence);
  };
  const drafts = board.picks?.filter(({ status }) => status === 'DRAFT') ?? [];

  const saved = (pick: AdminPickFragment) => {
    finish(savedSentence(pick, serverNow()));
    if (pick.date === day) board.reload();
    else showDay(pick.date);
  };

  return (
    <>
      <AdminToolbar title={longDay(day)}>
        <DayNavigator day={day} today={today} onChange={showDay} last={null} />
        {drafts.length > 0 && (
          <Button variant="quiet" onClick={() => setDialog({ to: 'post drafts' })}>
            Post all drafts ({drafts.length})
          </Button>
        )}
        <Button variant="quiet" onClick={() => setDialog({ to: 'import prices' })}>
          Import Odds
        </Button>
        <Button variant="quiet" onClick={() => setDialog({ to: 'create coupon' })}>
          New Coupon
        </Button>
        <Button onClick={() => setDialog({ to: 'write', pick: null })}>
          <PlusIcon size={18} stroke={2.2} aria-hidden="true" />
          New Pick
        </Button>
      </AdminToolbar>
      <AdminAlert onDismiss={() => setAlert(null)}>{alert}</AdminAlert>
      <AdminAlert tone="success" onDismiss={() => setDone(null)}>
        {alert ? null : done}
      </AdminAlert>
      <AdminBoard
        {...board}
        day={day}
        onAlert={setAlert}
        onEdit={(pick) => setDialog({ to: 'write', pick })}
        onDelete={(pick) => setDialog({ to: 'delete', pick })}
        onPrices={(pick) => setDialog({ to: 'prices', pick })}
        onGrade={(pick, choice) => setDialog({ to: 'grade', pick, choice })}
      />
      <LocalPicks day={day} onAlert={setAlert} onPosted={board.reload} />
      {dialog?.to === 'write' && <PickDialog pick={dialog.pick} day={day} onClose={close} onSaved={saved} />}
      {dialog?.to === 'post drafts' && (
        <PostDraftsDialog
          drafts={drafts}
          day={day}
          onClose={close}
          onPosted={(failures) => {
            const count = drafts.length - failures.length;
            finish(count > 0 ? `Posted ${count} of ${drafts.length} drafts.` : null);
            setAlert(failures.join(' ') || null);
            board.reload();
          }}
        />
      )}
      {dialog?.to === 'create coupon' && (
        <CouponDialog onClose={close} onCreated={() => navigate(adminPath('coupons'))} />
      )}
      {dialog?.to === 'grade' && (
        <GradeDialog
          pick={dialog.pick}
          chosen={dialog.choice}
          onClose={close}
          onGraded={(result) => finish(`Saved: ${gameText(dialog.pick)} is graded ${resultLabel(result)}.`)}
        />
      )}
      {dialog?.to === 'prices' && (
        <PricesDialog
          pick={dialog.pick}
          onClose={close}
          onSaved={() => finish(`Saved the odds of ${gameText(dialog.pick)}.`)}
        />
      )}
      {dialog?.to === 'import prices' && <ImportPricesDialog picks={board.picks} day={day} onClose={close} />}
      {dialog?.to === 'delete' && (
        <DeletePickDialog
          pick={dialog.pick}
          onClose={close}
          onDeleted={() => {
            finish(`${gameText(dialog.pick)} is gone from the board.`);
            board.reload();
          }}
        />
      )}
    </>
  );
}
