import { useState } from 'react';
import { AdminToolbar } from '#frontend/admin/AdminToolbar.tsx';
import { DataTable } from '#frontend/admin/DataTable.tsx';
import { Button } from '#frontend/ui/Button.tsx';
import { shortDay } from '#schema/rules/eastern-time.ts';
import { LocalPickDialog } from './LocalPickDialog.tsx';
import { LocalPickRow } from './LocalPickRow.tsx';
import styles from './LocalPicks.module.css';
import { type LocalPick, winners } from './local-picks.ts';
import { useLocalPicks } from './use-local-picks.ts';
import { usePostLocalPicks } from './use-post-local-picks.ts';

interface LocalPicksProps {
  /** The day on which they are posted. */
  day: string;
  onAlert(alert: string | null): void;
  onPosted(): void;
}

const COLUMNS = ['Game', 'Time', 'Pick', 'Tier', 'Winner'];

/** The admin's drafts that only this browser knows: written, marked and then posted together. */
export function LocalPicks({ day, onAlert, onPosted }: LocalPicksProps) {
  const picks = useLocalPicks();
  const [edited, setEdited] = useState<LocalPick | 'new' | null>(null);
  const [winnersOnly, setWinnersOnly] = useState(false);
  const { post, posting } = usePostLocalPicks(day, onAlert);
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
        {picks.length > 0 && (
          <Button
            variant="quiet"
            busy={posting && 'Posting...'}
            onClick={() => post(picks).finally(onPosted)}
          >
            Post All on {shortDay(day)}
          </Button>
        )}
      </AdminToolbar>
      <p className={styles.what}>
        {winnersOnly && shown.length === 0
          ? 'No winners yet.'
          : 'Drafts in this browser. No one else sees them until you post them.'}
      </p>
      {shown.length > 0 && (
        <DataTable caption="Local picks" columns={COLUMNS} withActions>
          {shown.map((local) => (
            <LocalPickRow key={local.id} local={local} onEdit={() => setEdited(local)} />
          ))}
        </DataTable>
      )}
      {edited && (
        <LocalPickDialog local={edited === 'new' ? null : edited} day={day} onClose={() => setEdited(null)} />
      )}
    </section>
  );
}
