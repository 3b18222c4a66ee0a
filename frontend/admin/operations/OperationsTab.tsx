import { AdminToolbar } from '#frontend/admin/AdminToolbar.tsx';
import { adminPath } from '#frontend/admin/admin-address.ts';
import { Figure, Figures } from '#frontend/admin/Figure.tsx';
import { RowsLoading } from '#frontend/admin/RowsLoading.tsx';
import { useServerNow } from '#frontend/app/server-clock.ts';
import { type OperationsQuery, useOperationsQuery } from '#frontend/generated/graphql.ts';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { counted, thousands } from '#schema/rules/text/numbers.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { ageText } from '#schema/rules/time/shown-time.ts';
import { JobRows } from './JobRows.tsx';
import styles from './Operations.module.css';

type Operations = OperationsQuery['operations'];

const POLL_MS = 15_000;

/** How the background work and the webhooks of both directions go. */
export function OperationsTab() {
  const { data, error, loading, refetch } = useOperationsQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  if (!data && error)
    return (
      <ErrorState onRetry={() => void refetch().catch(() => {})} busy={loading}>
        Failed to load the background work. Please try again.
      </ErrorState>
    );
  if (!data) return <RowsLoading>Loading background work...</RowsLoading>;
  const { jobs, notifications, endpoints } = data.operations;
  return (
    <div className={styles.page}>
      <AdminToolbar title={<span role="status">{summary(jobs)}</span>}>
        <LinkButton variant="quiet" size="small" to={adminPath('mails', { state: 'FAILED' })}>
          Mails that failed
        </LinkButton>
      </AdminToolbar>
      <Notifications {...notifications} />
      <Endpoints {...endpoints} />
      <JobRows jobs={jobs} />
    </div>
  );
}

function summary(jobs: Operations['jobs']): string {
  const failing = jobs.filter(({ failingSeconds }) => failingSeconds !== null).length;
  const late = jobs.filter(({ failingSeconds, isLate }) => failingSeconds === null && isLate).length;
  if (jobs.length === 0) return 'No process has done any background work yet';
  if (failing + late === 0) return `All ${jobs.length} jobs run on time`;
  return `${counted(failing, 'job')} failing, ${late} late`;
}

function Notifications({ lastAt, ofDay, waiting, failed }: Operations['notifications']) {
  const now = useServerNow(MINUTE);
  return (
    <section aria-labelledby="notifications">
      <h3 id="notifications">Notifications from the processor</h3>
      <Figures>
        <Figure label="Last one" value={lastAt ? ageText(new Date(lastAt), now) : 'None in 30 days'} />
        <Figure label="In 24 hours" value={thousands(ofDay)} />
        <Figure label="Not processed yet" value={thousands(waiting)} />
        <Figure
          label="Failed"
          value={thousands(failed)}
          note={failed > 0 && 'Each is listed under Problems.'}
        />
      </Figures>
    </section>
  );
}

function Endpoints({ endpoints, disabled, delivered, failed, waiting }: Operations['endpoints']) {
  return (
    <section aria-labelledby="endpoints">
      <h3 id="endpoints">Webhooks to integrators</h3>
      <Figures>
        <Figure
          label="Endpoints"
          value={thousands(endpoints)}
          note={disabled > 0 && `${thousands(disabled)} disabled, because their server failed for days.`}
        />
        <Figure label="Delivered in 24 hours" value={thousands(delivered)} />
        <Figure label="Waiting" value={thousands(waiting)} />
        <Figure label="Given up in 24 hours" value={thousands(failed)} />
      </Figures>
    </section>
  );
}
