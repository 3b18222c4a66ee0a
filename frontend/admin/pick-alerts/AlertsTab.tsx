import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AdminAlert } from '#frontend/admin/AdminAlert.tsx';
import { AdminToolbar } from '#frontend/admin/AdminToolbar.tsx';
import { adminPath } from '#frontend/admin/admin-address.ts';
import { DataTable } from '#frontend/admin/DataTable.tsx';
import { RowsLoading } from '#frontend/admin/RowsLoading.tsx';
import { useServerDay } from '#frontend/app/server-day.ts';
import { useAddressChoice } from '#frontend/app/use-address-choice.ts';
import { type PickAlertsQuery, usePickAlertsQuery } from '#frontend/generated/graphql.ts';
import { DayNavigator } from '#frontend/ui/DayNavigator.tsx';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { isDay, longDay } from '#schema/rules/time/eastern-time.ts';
import { BatchRow } from './BatchRow.tsx';
import { DiscordChecklist } from './DiscordChecklist.tsx';
import { TestAlertButton } from './TestAlertButton.tsx';
import { type Outcome, useResend } from './use-resend.ts';

const COLUMNS = ['Told', 'Opened', 'Picks', 'Reached', 'Failed', 'Withheld', 'Waiting', 'Delay'];

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
  const { data, error, loading, refetch } = usePickAlertsQuery({
    variables: { day },
    fetchPolicy: 'cache-and-network',
    pollInterval: 10_000,
  });
  const reload = () => void refetch().catch(() => {});
  const [outcome, setOutcome] = useState<Outcome>({});
  const { resend, busy } = useResend(setOutcome, reload);
  return (
    <>
      <AdminToolbar title={longDay(day)}>
        {data?.alertSettings.channels.map((channel) => (
          <TestAlertButton key={channel} channel={channel} onOutcome={setOutcome} />
        ))}
        {data?.alertSettings.channels.includes('DISCORD') && (
          <LinkButton variant="quiet" size="small" to={adminPath('alerts', { view: 'discord' })}>
            Discord checklist
          </LinkButton>
        )}
        <DayNavigator day={chosen} today={today} onChange={showDay} />
      </AdminToolbar>
      <AdminAlert onDismiss={() => setOutcome({})}>{outcome.failure ?? null}</AdminAlert>
      <AdminAlert tone="success" onDismiss={() => setOutcome({})}>
        {outcome.done ?? null}
      </AdminAlert>
      {!data && error && (
        <ErrorState onRetry={reload} busy={loading}>
          Failed to load alerts. Please try again.
        </ErrorState>
      )}
      {!data && !error && <RowsLoading>Loading alerts...</RowsLoading>}
      {data && <Batches batches={data.pickAlerts} busy={busy} onResend={resend} />}
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
    <DataTable caption="Alerts" columns={COLUMNS} withActions>
      {batches.map((batch) => (
        <BatchRow key={batch.id} batch={batch} busy={busy === batch.id} onResend={() => onResend(batch.id)} />
      ))}
    </DataTable>
  );
}
