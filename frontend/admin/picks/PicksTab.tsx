import { type ReactNode, Suspense, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { AdminAlert } from '#frontend/admin/AdminAlert.tsx';
import { AdminToolbar } from '#frontend/admin/AdminToolbar.tsx';
import { adminPath } from '#frontend/admin/admin-address.ts';
import { PICK_ACTS } from '#frontend/admin/find/find-options.ts';
import { later } from '#frontend/admin/later.ts';
import { LocalPicks } from '#frontend/admin/local-picks/LocalPicks.tsx';
import { ProposedResults } from '#frontend/admin/proposed-results/ProposedResults.tsx';
import { RowsLoading } from '#frontend/admin/RowsLoading.tsx';
import { useServerDay } from '#frontend/app/server-day.ts';
import { useAddressChoice } from '#frontend/app/use-address-choice.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { DayNavigator } from '#frontend/ui/DayNavigator.tsx';
import { PlusIcon } from '#frontend/ui/icons.ts';
import { canBeGraded } from '#schema/rules/picks/game-state.ts';
import { isDay, longDay, plainDay } from '#schema/rules/time/eastern-time.ts';
import { AdminBoard } from './AdminBoard.tsx';
import { DayTasks } from './DayTasks.tsx';
import { type OpenDialog, PicksDialog } from './PicksDialog.tsx';
import { useAdminBoard } from './use-admin-board.ts';

const GradingQueue = later(() => import('#frontend/admin/grading-queue/GradingQueue.tsx'), 'GradingQueue');
const Analysts = later(() => import('#frontend/admin/analysts/Analysts.tsx'), 'Analysts');

/** The picks of a day, all that wait for a result, or who gives them. */
export function PicksTab() {
  const [search] = useSearchParams();
  const show = search.get('show');
  if (show !== 'grading' && show !== 'analysts') return <PicksOfDay search={search} />;
  return (
    <Suspense fallback={<RowsLoading>Loading...</RowsLoading>}>
      {show === 'grading' ? <GradingQueue /> : <Analysts />}
    </Suspense>
  );
}

/** Drafts and days to come included. */
function PicksOfDay({ search }: { search: URLSearchParams }) {
  const today = useServerDay();
  const given = search.get('date');
  const day = given && isDay(given) ? given : today;
  const [chosen, showDay] = useAddressChoice(day, (next) =>
    adminPath('picks', { date: next === today ? null : next }),
  );
  const board = useAdminBoard(day);
  const [dialog, setDialog] = useAskedDialog();
  const [done, setDone] = useState<ReactNode>(null);
  const { now, picks = [] } = board;
  const drafts = picks.filter(({ status }) => status === 'DRAFT');
  const ungraded = picks.filter((pick) => pick.result === 'PENDING' && canBeGraded(pick, now));
  const grade = ([first]: typeof ungraded) => first && setDialog({ to: 'grade', pick: first, choice: null });

  return (
    <>
      <DayToolbar day={day} chosen={chosen} today={today} onDay={showDay} onOpen={setDialog} />
      <DayTasks
        picks={picks.length}
        drafts={drafts}
        ungraded={ungraded}
        onPostDrafts={() => setDialog({ to: 'post drafts', drafts })}
        onGrade={() => grade(ungraded)}
        onPreview={() => setDialog({ to: 'preview' })}
      />
      <ProposedResults onGraded={board.reload} />
      <AdminAlert tone="success" onDismiss={() => setDone(null)}>
        {done}
      </AdminAlert>
      <AdminBoard
        {...board}
        day={day}
        onEdit={(pick) => setDialog({ to: 'write', pick })}
        onDelete={(pick) => setDialog({ to: 'delete', pick })}
        onPost={(draft) => setDialog({ to: 'post drafts', drafts: [draft] })}
        onPrices={(pick) => setDialog({ to: 'prices', pick })}
        onGrade={(pick, choice) => setDialog({ to: 'grade', pick, choice })}
      />
      <LocalPicks day={day} onPosted={board.reload} />
      {dialog && (
        <PicksDialog
          dialog={dialog}
          day={day}
          picks={board.picks}
          ungraded={ungraded}
          onOpen={setDialog}
          onClose={() => setDialog(null)}
          onDone={(finished) => {
            setDialog(null);
            setDone(finished.done);
            if (finished.shows && finished.shows !== day) showDay(finished.shows);
            else if (finished.changesBoard) board.reload();
          }}
        />
      )}
    </>
  );
}

/** The dialog that is open: a command of the Find box opens one by itself, and again when it is given again. */
function useAskedDialog() {
  const { key, state } = useLocation();
  const asked = PICK_ACTS.find((act) => act === (state as { act?: string } | null)?.act);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [followed, setFollowed] = useState<string | null>(null);
  if (asked && key !== followed) {
    setFollowed(key);
    setDialog(asked === 'write' ? { to: asked, pick: null } : { to: asked });
  }
  return [dialog, setDialog] as const;
}

interface DayToolbarProps {
  day: string;
  /** The day that was requested last. */
  chosen: string;
  today: string;
  onDay(day: string): void;
  onOpen(dialog: OpenDialog): void;
}

function DayToolbar({ day, chosen, today, onDay, onOpen }: DayToolbarProps) {
  return (
    <AdminToolbar title={longDay(day)} short={plainDay(day)}>
      <DayNavigator day={chosen} today={today} onChange={onDay} last={null} />
      <Button variant="quiet" onClick={() => onOpen({ to: 'paste' })}>
        Paste Picks
      </Button>
      <Button variant="quiet" onClick={() => onOpen({ to: 'import prices' })}>
        Import Odds
      </Button>
      <Button variant="quiet" onClick={() => onOpen({ to: 'create coupon' })}>
        New Coupon
      </Button>
      <Button onClick={() => onOpen({ to: 'write', pick: null })}>
        <PlusIcon size={18} stroke={2.2} aria-hidden="true" />
        New Pick
      </Button>
    </AdminToolbar>
  );
}
