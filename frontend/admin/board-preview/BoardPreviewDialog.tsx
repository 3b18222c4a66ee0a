import { useState } from 'react';
import { DataTable } from '#frontend/admin/DataTable.tsx';
import styles from '#frontend/admin/form.module.css';
import { Stack, Text } from '#frontend/admin/mantine.ts';
import { pickTerms } from '#frontend/admin/picks/pick-text.ts';
import { useDisplay } from '#frontend/app/display.ts';
import { serverNow } from '#frontend/app/server-clock.ts';
import type { AdminPickFragment } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { NativeSelect } from '#frontend/ui/fields.ts';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import { gameText } from '#schema/rules/picks/game-text.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import { longDay } from '#schema/rules/time/eastern-time.ts';
import {
  lockText,
  PREVIEW_READERS,
  type PreviewReader,
  previewMoments,
  previewOf,
  readerLabel,
} from './preview.ts';

interface BoardPreviewDialogProps {
  picks: readonly AdminPickFragment[];
  day: string;
  onClose(): void;
}

const READERS = PREVIEW_READERS.map((reader) => ({ value: reader, label: readerLabel(reader) }));

/** The board of a day as each plan sees it at each moment, drafts as if they were posted. */
export function BoardPreviewDialog({ picks, day, onClose }: BoardPreviewDialogProps) {
  const [now] = useState(serverNow);
  const moments = previewMoments(picks, day, now);
  const [reader, setReader] = useState<PreviewReader>('FREE');
  const [moment, setMoment] = useState(0);
  const at = moments[moment]?.at ?? now;
  return (
    <Dialog open onClose={onClose} title="Preview" wide>
      <Stack gap={20}>
        <Text c="var(--ink-2)">
          <strong>{longDay(day)}</strong>, with its drafts as if they were posted now.
        </Text>
        <NativeSelect
          label="Reader"
          data={READERS}
          value={reader}
          data-autofocus
          onChange={(event) => setReader(event.currentTarget.value as PreviewReader)}
        />
        <NativeSelect
          label="Moment"
          data={moments.map(({ label }, place) => ({ value: String(place), label }))}
          value={String(moment)}
          onChange={(event) => setMoment(Number(event.currentTarget.value))}
        />
        <DataTable
          caption={`The board for ${readerLabel(reader)}`}
          rows={picks.filter(({ status }) => status !== 'WITHDRAWN')}
          keyOf={({ id }) => id}
          columns={[
            { head: 'Game', cell: gameText },
            { head: 'Tier', cell: ({ subscription }) => <TierBadge tier={subscription} /> },
            { head: 'What they see', cell: (pick) => <Seen pick={pick} reader={reader} at={at} /> },
          ]}
        />
        <div className={styles.actions}>
          <Button variant="ghost" onClick={onClose}>
            Done
          </Button>
        </div>
      </Stack>
    </Dialog>
  );
}

function Seen({ pick, reader, at }: { pick: AdminPickFragment; reader: PreviewReader; at: Date }) {
  const display = useDisplay();
  const seen = previewOf(pick, reader, at);
  if (seen.state !== 'OPEN') return <span>{lockText(seen)}</span>;
  return (
    <span>
      {withMinus(pick.pick ?? '')} {pickTerms(pick, display.odds)}
    </span>
  );
}
