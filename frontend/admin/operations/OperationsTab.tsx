import { Link } from 'react-router-dom';
import { adminPath } from '#frontend/admin/admin-address.ts';
import { PageActions } from '#frontend/admin/frame/PageActions.tsx';
import { Loaded } from '#frontend/admin/Loaded.tsx';
import { Group, SimpleGrid, Stack } from '#frontend/admin/mantine.ts';
import { Panel } from '#frontend/admin/Panel.tsx';
import { type OperationsQuery, useOperationsQuery } from '#frontend/generated/graphql.ts';
import { CheckIcon, WarningIcon } from '#frontend/ui/icons.ts';
import { jobState } from '#schema/rules/api/background-jobs.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { JobGroups } from './JobGroups.tsx';
import { JobsToSee } from './JobsToSee.tsx';
import type { Job, StatedJob } from './job-text.ts';
import { EndpointFacts, NotificationFacts } from './WebhookFacts.tsx';

const POLL_MS = 15_000;

/** Whether the background work runs, what of it does not, and how the webhooks of both directions go. */
export function OperationsTab() {
  const asked = useOperationsQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  return (
    <Loaded asked={asked} what="the background work">
      {({ operations }) => <Operations operations={operations} />}
    </Loaded>
  );
}

function Operations({ operations }: OperationsQuery) {
  const { notifications, endpoints } = operations;
  const jobs = operations.jobs.map(stated);
  const toSee = jobs.filter(({ state }) => state !== 'ON_TIME' && state !== 'WAITING');
  return (
    <Stack gap={12}>
      <PageActions>
        <Link to={adminPath('mails', { state: 'FAILED' })}>Mails that failed</Link>
      </PageActions>
      <Summary jobs={jobs} toSee={toSee} />
      {toSee.length > 0 && <JobsToSee jobs={toSee} />}
      {jobs.length > 0 && <JobGroups jobs={jobs} />}
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing={12}>
        <Panel title="From the processor">
          <NotificationFacts {...notifications} />
        </Panel>
        <Panel title="To integrators">
          <EndpointFacts {...endpoints} />
        </Panel>
      </SimpleGrid>
    </Stack>
  );
}

function stated(job: Job): StatedJob {
  return { job, state: jobState(job) };
}

function Summary({ jobs, toSee }: { jobs: readonly StatedJob[]; toSee: readonly StatedJob[] }) {
  const isWell = jobs.length > 0 && toSee.length === 0;
  const Icon = isWell ? CheckIcon : WarningIcon;
  return (
    <Group
      component="p"
      role="status"
      gap={8}
      wrap="nowrap"
      fz="lg"
      fw={640}
      c={isWell ? undefined : 'var(--loss)'}
    >
      <Icon size={22} color={isWell ? 'var(--win)' : undefined} aria-hidden="true" />
      {summary(jobs, toSee)}
    </Group>
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
