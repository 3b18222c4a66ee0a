import { Link } from 'react-router-dom';
import { adminPath } from '#frontend/admin/admin-address.ts';
import { PageActions } from '#frontend/admin/frame/PageActions.tsx';
import { Panel } from '#frontend/admin/Panel.tsx';
import { RowsLoading } from '#frontend/admin/RowsLoading.tsx';
import { useOperationsQuery } from '#frontend/generated/graphql.ts';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { CheckIcon, WarningIcon } from '#frontend/ui/icons.ts';
import { jobState } from '#schema/rules/api/background-jobs.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { JobGroups } from './JobGroups.tsx';
import styles from './Jobs.module.css';
import { JobsToSee } from './JobsToSee.tsx';
import type { Job, StatedJob } from './job-text.ts';
import { EndpointFacts, NotificationFacts } from './WebhookFacts.tsx';

const POLL_MS = 15_000;

/** Whether the background work runs, what of it does not, and how the webhooks of both directions go. */
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
  const { notifications, endpoints } = data.operations;
  const jobs = data.operations.jobs.map(stated);
  const toSee = jobs.filter(({ state }) => state !== 'ON_TIME' && state !== 'WAITING');
  return (
    <div className={styles.page}>
      <PageActions>
        <Link to={adminPath('mails', { state: 'FAILED' })}>Mails that failed</Link>
      </PageActions>
      <Summary jobs={jobs} toSee={toSee} />
      {toSee.length > 0 && <JobsToSee jobs={toSee} />}
      {jobs.length > 0 && <JobGroups jobs={jobs} />}
      <div className={styles.webhooks}>
        <Panel title="From the processor">
          <NotificationFacts {...notifications} />
        </Panel>
        <Panel title="To integrators">
          <EndpointFacts {...endpoints} />
        </Panel>
      </div>
    </div>
  );
}

function stated(job: Job): StatedJob {
  return { job, state: jobState(job) };
}

function Summary({ jobs, toSee }: { jobs: readonly StatedJob[]; toSee: readonly StatedJob[] }) {
  const isWell = jobs.length > 0 && toSee.length === 0;
  const Icon = isWell ? CheckIcon : WarningIcon;
  return (
    <p role="status" className={styles.summary} data-well={isWell || undefined}>
      <Icon size={22} aria-hidden="true" />
      {summary(jobs, toSee)}
    </p>
  );
}

const WRONG = { FAILING: 'failing', LATE: 'late', SLOW: 'slow' } as const;

/** 'All 46 jobs run on time', '44 jobs run on time, 2 have not run so far', or '1 failing, 2 late of 46 jobs'. */
function summary(jobs: readonly StatedJob[], toSee: readonly StatedJob[]): string {
  const all = jobs.length;
  const waiting = jobs.filter(({ state }) => state === 'WAITING').length;
  if (all === 0) return 'No process has done any background work so far';
  if (toSee.length === 0 && waiting > 0)
    return `${counted(all - waiting, 'job')} run on time, ${waiting} ${waiting === 1 ? 'has' : 'have'} not run so far`;
  if (toSee.length === 0) return `All ${counted(all, 'job')} run on time`;
  const parts = Object.entries(WRONG).flatMap(([state, word]) => {
    const count = toSee.filter((each) => each.state === state).length;
    return count > 0 ? `${count} ${word}` : [];
  });
  return `${parts.join(', ')} of ${counted(all, 'job')}`;
}
