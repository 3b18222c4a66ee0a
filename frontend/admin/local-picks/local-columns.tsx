import '@mantine/core/styles/ActionIcon.layer.css';
import { ActionIcon } from '@mantine/core';
import type { Column } from '#frontend/admin/DataTable.tsx';
import table from '#frontend/admin/table.module.css';
import { TrophyIcon } from '#frontend/ui/icons.ts';
import { LeagueMark } from '#frontend/ui/LeagueMark.tsx';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import { withMinus } from '#schema/rules/text/numbers.ts';
import { readableTime } from '#schema/rules/time/eastern-time.ts';
import type { LocalPick } from './local-picks.ts';
import { updateLocalPick } from './use-local-picks.ts';

/** What the table says of a draft of this browser. */
export const LOCAL_COLUMNS: Column<LocalPick>[] = [
  {
    head: 'Game',
    cell: ({ sport, teams }) => (
      <>
        <LeagueMark league={sport} />
        <div>{teams}</div>
      </>
    ),
  },
  { head: 'Time', figure: true, cell: ({ time }) => readableTime(time) },
  { head: 'Pick', className: table.words, cell: ({ pick }) => withMinus(pick) },
  { head: 'Tier', cell: ({ type }) => <TierBadge tier={type} /> },
  { head: 'Winner', cell: (local) => <Winner {...local} /> },
];

function Winner({ id, teams, isWinner }: LocalPick) {
  return (
    <ActionIcon
      variant={isWinner ? 'filled' : 'default'}
      color="var(--win)"
      size={34}
      aria-pressed={isWinner}
      aria-label={`Winner: ${teams}`}
      title="Winner"
      onClick={() => updateLocalPick(id, { isWinner: !isWinner })}
    >
      <TrophyIcon size={18} stroke={1.9} aria-hidden="true" />
    </ActionIcon>
  );
}
