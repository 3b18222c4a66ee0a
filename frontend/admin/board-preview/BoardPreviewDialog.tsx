import { useState } from 'react';
import { ChoiceChips } from '#frontend/admin/ChoiceChips.tsx';
import { type Column, DataTable } from '#frontend/admin/DataTable.tsx';
import styles from '#frontend/admin/form.module.css';
import { Stack, Text } from '#frontend/admin/mantine.ts';
import { serverNow } from '#frontend/app/server-clock.ts';
import type { AdminPickFragment } from '#frontend/generated/graphql.ts';
import { boardGroups } from '#frontend/picks/board-groups.ts';
import { PickCards } from '#frontend/picks/PickCards.tsx';
import { Button } from '#frontend/ui/Button.tsx';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { NativeSelect } from '#frontend/ui/fields.ts';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import { gameText } from '#schema/rules/picks/game-text.ts';
import { longDay } from '#schema/rules/time/eastern-time.ts';
import own from './BoardPreviewDialog.module.css';
import {
  opennessText,
  PREVIEW_READERS,
  type PreviewReader,
  previewMoments,
  previewOf,
  readerLabel,
} from './preview.ts';
import { seenBoard } from './seen-board.ts';

interface BoardPreviewDialogProps {
  picks: readonly AdminPickFragment[];
  day: string;
  onClose(): void;
}

const READERS = PREVIEW_READERS.map((reader) => ({ value: reader, words: readerLabel(reader) }));
const NONE_ARRIVED = new Set<string>();

/** The board of a day as each plan sees it at each moment, drafts as if they were posted. */
export function BoardPreviewDialog({ picks, day, onClose }: BoardPreviewDialogProps) {
  const [now] = useState(serverNow);
  const moments = previewMoments(picks, day, now);
  const [reader, setReader] = useState<PreviewReader>('FREE');
  const [moment, setMoment] = useState(0);
  const at = moments[moment]?.at ?? now;
  const groups = boardGroups(seenBoard(picks, reader, at), at);
  return (
    <Dialog open onClose={onClose} title="Preview" wide>
      <Stack gap={20}>
        <Text c="var(--ink-2)">
          <strong>{longDay(day)}</strong>, with its drafts as if they were posted now.
        </Text>
        <NativeSelect
          label="Moment"
          data={moments.map(({ label }, place) => ({ value: String(place), label }))}
          value={String(moment)}
          data-autofocus
          onChange={(event) => setMoment(Number(event.currentTarget.value))}
        />
        <DataTable
          caption="Who can read what"
          rows={picks.filter(({ status }) => status !== 'WITHDRAWN')}
          keyOf={({ id }) => id}
          columns={[
            { head: 'Game', cell: gameText },
            { head: 'Tier', cell: ({ subscription }) => <TierBadge tier={subscription} /> },
            ...PREVIEW_READERS.map((each) => opennessOf(each, at)),
          ]}
        />
        <ChoiceChips
          label="The board as seen by"
          value={reader}
          choices={READERS}
          onChange={(chosen) => setReader(chosen as PreviewReader)}
        />
        {/* Its links lead away from the desk, so that it is only looked at. The table above says the same in words. */}
        <div className={own.board} inert>
          <PickCards groups={groups} arrived={NONE_ARRIVED} linked={null} now={at} />
          {groups.length === 0 && <Text>No picks on the board</Text>}
        </div>
        <div className={styles.actions}>
          <Button variant="ghost" onClick={onClose}>
            Done
          </Button>
        </div>
      </Stack>
    </Dialog>
  );
}

function opennessOf(reader: PreviewReader, at: Date): Column<AdminPickFragment> {
  return {
    head: readerLabel(reader),
    cell: (pick) => {
      const text = opennessText(previewOf(pick, reader, at));
      return (
        <span className={own.openness} data-open={text === 'Open' || undefined}>
          {text}
        </span>
      );
    },
  };
}
