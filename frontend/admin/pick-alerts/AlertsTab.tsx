import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AdminAlert } from '#frontend/admin/AdminAlert.tsx';
import { AdminToolbar } from '#frontend/admin/AdminToolbar.tsx';
import { adminPath } from '#frontend/admin/admin-address.ts';
import { DataTable } from '#frontend/admin/DataTable.tsx';
import { Loaded } from '#frontend/admin/Loaded.tsx';
import { RowButton } from '#frontend/admin/RowButton.tsx';
import { useServerDay } from '#frontend/app/server-day.ts';
import { useAddressChoice } from '#frontend/app/use-address-choice.ts';
import { type PickAlertsQuery, usePickAlertsQuery } from '#frontend/generated/graphql.ts';
import { DayNavigator } from '#frontend/ui/DayNavigator.tsx';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { isDay, longDay } from '#schema/rules/time/eastern-time.ts';
import { BATCH_COLUMNS, batchName } from './batch-columns.tsx';
import { DiscordChecklist } from './DiscordChecklist.tsx';
import { TestAlertButton } from './TestAlertButton.tsx';
import { type Outcome, useResend } from './use-resend.ts';

/** What members were sent; or, where the address says so, the checklist of Discord. */
export function AlertsTab() {
  const [search] = useSearchParams();
  return search.get('view') === 'discord' ? (
    <DiscordChecklist />
  ) : (
    <BatchesOfDay given={search.get('date')} />
  );
}

/** What members were sent about the picks of a day, and what became of it. */
function BatchesOfDay({ given }: { given: string | null }) {
  const today = useServerDay();
  const day = given && isDay(given) ? given : today;
  const [chosen, showDay] = useAddressChoice(day, (next) =>
    adminPath('alerts', { date: next === today ? null : next }),
  );
  const asked = usePickAlertsQuery({
    variables: { day },
    fetchPolicy: 'cache-and-network',
    pollInterval: 10_000,
  });
  const reload = () => void asked.refetch().catch(() => {});
  const [outcome, setOutcome] = useState<Outcome>({});
  const { resend, busy } = useResend(setOutcome, reload);
  return (
    <>
      <AdminToolbar title={longDay(day)}>
        {asked.data?.alertSettings.channels.map((channel) => (
          <TestAlertButton key={channel} channel={channel} onOutcome={setOutcome} />
        ))}
        {asked.data?.alertSettings.channels.includes('DISCORD') && (
          <LinkButton variant="quiet" size="small" to={adminPath('alerts', { view: 'discord' })}>
            Discord checklist
          </LinkButton>
        )}
        <DayNavigator day={chosen} today={today} onChange={showDay} />
      </AdminToolbar>
      <AdminAlert onDismiss={() => setOutcome({})}>{outcome.failure}</AdminAlert>
      <AdminAlert tone="success" onDismiss={() => setOutcome({})}>
        {outcome.done}
      </AdminAlert>
      <Loaded asked={asked} what="alerts">
        {({ pickAlerts }) => <Batches batches={pickAlerts} busy={busy} onResend={resend} />}
      </Loaded>
    </>
  );
}

interface BatchesProps {
  batches: PickAlertsQuery['pickAlerts'];
  busy: string | null;
  onResend(batchId: string): void;
}

function Batches({ batches, busy, onResend }: BatchesProps) {
  if (batches.length === 0)
    return <EmptyState>No member has been notified of a pick on this day yet</EmptyState>;
  return (
    <DataTable
      caption="Alerts"
      rows={batches}
      keyOf={({ id }) => id}
      columns={BATCH_COLUMNS}
      actions={(batch) =>
        batch.failed > 0 && (
          <RowButton
            words="Send again"
            of={`: ${batchName(batch)}`}
            variant="quiet"
            onClick={() => onResend(batch.id)}
            busy={busy === batch.id && 'Sending...'}
          />
        )
      }
    />
  );
}
