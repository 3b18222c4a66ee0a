import { useState } from 'react';
import { AdminAlert } from '#frontend/admin/AdminAlert.tsx';
import { AdminToolbar } from '#frontend/admin/AdminToolbar.tsx';
import { DataTable } from '#frontend/admin/DataTable.tsx';
import { useServerDay } from '#frontend/app/server-day.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import { shortDay } from '#schema/rules/time/eastern-time.ts';
import { LocalPickDialog } from './LocalPickDialog.tsx';
import { LocalPickRow } from './LocalPickRow.tsx';
import styles from './LocalPicks.module.css';
import { type LocalPick, winners } from './local-picks.ts';
import { PostLocalPicksDialog } from './PostLocalPicksDialog.tsx';
import { deleteLocalPick, restoreLocalPick, useLocalPicks } from './use-local-picks.ts';
import { usePostLocalPicks } from './use-post-local-picks.ts';

interface LocalPicksProps {
  /** The day on which they are posted. */
  day: string;
  onPosted(): void;
}

const COLUMNS = ['Game', 'Time', 'Pick', 'Tier', 'Winner'];

/** The admin's drafts that only this browser knows: written, marked and then posted together. */
export function LocalPicks({ day, onPosted }: LocalPicksProps) {
  const picks = useLocalPicks();
  const [edited, setEdited] = useState<LocalPick | 'new' | null>(null);
  const [winnersOnly, setWinnersOnly] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const [deleted, setDeleted] = useState<LocalPick | null>(null);
  const [alert, setAlert] = useState<string | null>(null);
  const { post, posting } = usePostLocalPicks(day, setAlert);
  const undo = () => {
    if (deleted) restoreLocalPick(deleted);
    setDeleted(null);
  };
  const isPast = day < useServerDay();
  const postAll = () =>
    post(picks).finally(() => {
      setConfirming(false);
      onPosted();
    });
  const shown = winnersOnly ? winners(picks) : picks;
  return (
    <section className={styles.section} aria-labelledby="local-picks">
      <AdminToolbar title={<span id="local-picks">Local picks</span>}>
        {picks.length > 0 && (
          <Button variant="ghost" onClick={() => setWinnersOnly(!winnersOnly)}>
            {winnersOnly ? `Show all ${picks.length}` : `Show winners (${winners(picks).length})`}
          </Button>
        )}
        <Button variant="quiet" onClick={() => setEdited('new')}>
          New Local Pick
        </Button>
        {picks.length > 0 && !winnersOnly && (
          <Button variant="quiet" disabled={isPast} onClick={() => setConfirming(true)}>
            Post all on {shortDay(day)}
          </Button>
        )}
      </AdminToolbar>
      <p className={styles.what}>
        {winnersOnly && shown.length === 0
          ? 'No winners yet.'
          : 'Drafts in this browser. No one else sees them until you post them.'}
        {isPast && picks.length > 0 && ' This day is over: to post them, show today or a day to come.'}
      </p>
      <AdminAlert onDismiss={() => setAlert(null)}>{alert}</AdminAlert>
      {deleted && (
        <div className={styles.deleted}>
          <Notice
            action={
              <Button variant="ghost" size="small" onClick={undo}>
                Undo
              </Button>
            }
          >
            Deleted {deleted.teams}
          </Notice>
        </div>
      )}
      {shown.length > 0 && (
        <DataTable caption="Local picks" columns={COLUMNS} withActions>
          {shown.map((local) => (
            <LocalPickRow
              key={local.id}
              local={local}
              onEdit={() => setEdited(local)}
              onDelete={() => {
                deleteLocalPick(local.id);
                setDeleted(local);
              }}
            />
          ))}
        </DataTable>
      )}
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
    </section>
  );
}
