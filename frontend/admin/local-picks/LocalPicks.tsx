import { useState } from 'react';
import { AdminAlert } from '#frontend/admin/AdminAlert.tsx';
import { AdminToolbar } from '#frontend/admin/AdminToolbar.tsx';
import { DataTable } from '#frontend/admin/DataTable.tsx';
import { Box, Quiet } from '#frontend/admin/mantine.ts';
import { RowButton } from '#frontend/admin/RowButton.tsx';
import { useServerDay } from '#frontend/app/server-day.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import { shortDay } from '#schema/rules/time/eastern-time.ts';
import { LocalPickDialog } from './LocalPickDialog.tsx';
import { LOCAL_COLUMNS } from './local-columns.tsx';
import { type LocalPick, winners } from './local-picks.ts';
import { PostLocalPicksDialog } from './PostLocalPicksDialog.tsx';
import { deleteLocalPick, restoreLocalPick, useLocalPicks } from './use-local-picks.ts';
import { usePostLocalPicks } from './use-post-local-picks.ts';

interface LocalPicksProps {
  /** The day on which they are posted. */
  day: string;
  onPosted(): void;
}

/** The admin's drafts that only this browser knows: written, marked and then posted together. */
export function LocalPicks({ day, onPosted }: LocalPicksProps) {
  const picks = useLocalPicks();
  const [edited, setEdited] = useState<LocalPick | 'new' | null>(null);
  const [winnersOnly, setWinnersOnly] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const [deleted, setDeleted] = useState<LocalPick | null>(null);
  const [alert, setAlert] = useState<string | null>(null);
  const { post, posting } = usePostLocalPicks(day, setAlert);
  const isPast = day < useServerDay();
  const postAll = () =>
    post(picks).finally(() => {
      setConfirming(false);
      onPosted();
    });
  const shown = winnersOnly ? winners(picks) : picks;
  return (
    <Box component="section" mt={40} aria-labelledby="local-picks">
      <Toolbar
        picks={picks}
        day={day}
        isPast={isPast}
        winnersOnly={winnersOnly}
        onWinnersOnly={setWinnersOnly}
        onNew={() => setEdited('new')}
        onPostAll={() => setConfirming(true)}
      />
      <Quiet c="var(--ink-2)" mt={-8} mb={16}>
        {whatTheyAre(winnersOnly && shown.length === 0)}
        {isPast && picks.length > 0 && ' This day is over: to post them, show today or a day to come.'}
      </Quiet>
      <AdminAlert onDismiss={() => setAlert(null)}>{alert}</AdminAlert>
      <Deleted local={deleted} onUndo={() => setDeleted(null)} />
      {shown.length > 0 && <Rows picks={shown} onEdit={setEdited} onDeleted={setDeleted} />}
      {confirming && (
        <PostLocalPicksDialog
          picks={picks}
          day={day}
          posting={posting}
          onClose={() => setConfirming(false)}
          onPost={postAll}
        />
      )}
      {edited && (
        <LocalPickDialog local={edited === 'new' ? null : edited} day={day} onClose={() => setEdited(null)} />
      )}
    </Box>
  );
}

interface ToolbarProps {
  picks: readonly LocalPick[];
  day: string;
  isPast: boolean;
  winnersOnly: boolean;
  onWinnersOnly(only: boolean): void;
  onNew(): void;
  onPostAll(): void;
}

function Toolbar({ picks, day, isPast, winnersOnly, onWinnersOnly, onNew, onPostAll }: ToolbarProps) {
  return (
    <AdminToolbar title={<span id="local-picks">Local picks</span>}>
      {picks.length > 0 && (
        <Button variant="ghost" onClick={() => onWinnersOnly(!winnersOnly)}>
          {winnersOnly ? `Show all ${picks.length}` : `Show winners (${winners(picks).length})`}
        </Button>
      )}
      <Button variant="quiet" onClick={onNew}>
        New Local Pick
      </Button>
      {picks.length > 0 && !winnersOnly && (
        <Button variant="quiet" disabled={isPast} onClick={onPostAll}>
          Post all on {shortDay(day)}
        </Button>
      )}
    </AdminToolbar>
  );
}

function whatTheyAre(noWinners: boolean): string {
  return noWinners ? 'No winners yet.' : 'Drafts in this browser. No one else sees them until you post them.';
}

function Deleted({ local, onUndo }: { local: LocalPick | null; onUndo(): void }) {
  if (!local) return null;
  const undo = () => {
    restoreLocalPick(local);
    onUndo();
  };
  return (
    <Box mb={16}>
      <Notice
        action={
          <Button variant="ghost" size="small" onClick={undo}>
            Undo
          </Button>
        }
      >
        Deleted {local.teams}
      </Notice>
    </Box>
  );
}

interface RowsProps {
  picks: readonly LocalPick[];
  onEdit(local: LocalPick): void;
  onDeleted(local: LocalPick): void;
}

function Rows({ picks, onEdit, onDeleted }: RowsProps) {
  const remove = (local: LocalPick) => {
    deleteLocalPick(local.id);
    onDeleted(local);
  };
  return (
    <DataTable
      caption="Local picks"
      rows={picks}
      keyOf={({ id }) => id}
      columns={LOCAL_COLUMNS}
      actions={(local) => (
        <>
          <RowButton words="Edit" of={local.teams} onClick={() => onEdit(local)} />
          <RowButton words="Delete" of={local.teams} onClick={() => remove(local)} />
        </>
      )}
    />
  );
}
