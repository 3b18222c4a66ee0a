import type { Column } from '#frontend/admin/DataTable.tsx';
import { Quiet } from '#frontend/admin/mantine.ts';
import type { PickAlertsQuery } from '#frontend/generated/graphql.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { shownClock } from '#schema/rules/time/shown-time.ts';
import { CHANNELS, delayText, KINDS } from './alert-text.ts';

type Batch = PickAlertsQuery['pickAlerts'][number];

/** 'New picks to Plus members by email'. */
export function batchName({ kind, tier, channel }: Batch): string {
  return `${KINDS[kind]} to ${tier ? `${tierLabel(tier)} members` : 'all members'} by ${CHANNELS[channel]}`;
}

/** What became of a batch of alerts. */
export const BATCH_COLUMNS: Column<Batch>[] = [
  { head: 'Told', cell: batchName },
  { head: 'Opened', figure: true, cell: ({ openedAt }) => shownClock(new Date(openedAt)) },
  { head: 'Picks', figure: true, cell: ({ picks }) => picks || '–' },
  { head: 'Reached', figure: true, cell: ({ told }) => told },
  {
    ...{ head: 'Failed', figure: true },
    cell: ({ failed, reason }) => <span title={reason ?? undefined}>{failed}</span>,
  },
  { head: 'Withheld', cell: (batch) => (batch.reasons.length > 0 ? <Reasons {...batch} /> : batch.withheld) },
  { head: 'Waiting', figure: true, cell: ({ waiting }) => waiting },
  { head: 'Delay', figure: true, cell: delayText },
];

/** How many were not told, with why behind it. */
function Reasons({ withheld, reasons }: Pick<Batch, 'withheld' | 'reasons'>) {
  return (
    <details>
      <summary>
        {withheld}
        <span className="visually-hidden"> and why</span>
      </summary>
      <Quiet component="ul" maw="36ch" pt={6}>
        {reasons.map(({ reason, members }) => (
          <li key={reason}>
            {members}: {reason}
          </li>
        ))}
      </Quiet>
    </details>
  );
}
