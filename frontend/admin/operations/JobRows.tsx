import { DataTable } from '#frontend/admin/DataTable.tsx';
import table from '#frontend/admin/table.module.css';
import type { OperationsQuery } from '#frontend/generated/graphql.ts';
import { Tag } from '#frontend/ui/Tag.tsx';
import { counted } from '#schema/rules/text/numbers.ts';
import styles from './Operations.module.css';

type Job = OperationsQuery['operations']['jobs'][number];

const COLUMNS = ['Job', 'Runs', 'Last run', 'Took', 'State'];

/** Every background job, what is wrong first. */
export function JobRows({ jobs }: { jobs: readonly Job[] }) {
  return (
    <section aria-labelledby="jobs">
      <h3 id="jobs">Jobs</h3>
      <DataTable caption="Jobs" columns={COLUMNS}>
        {jobs.map((job) => (
          <tr key={job.name}>
            <th scope="row">{job.name}</th>
            <td data-label="Runs">every {lengthText(job.everySeconds)}</td>
            <td data-label="Last run" className={table.figure}>
              {job.ranSecondsAgo === null ? 'Not yet' : `${lengthText(Math.max(0, job.ranSecondsAgo))} ago`}
            </td>
            <td data-label="Took" className={table.figure}>
              {job.tookMs === null ? '–' : `${job.tookMs} ms`}
            </td>
            <td data-label="State">
              <JobState job={job} />
            </td>
          </tr>
        ))}
      </DataTable>
    </section>
  );
}

function JobState({ job: { failingSeconds, failure, isLate, ranSecondsAgo } }: { job: Job }) {
  if (failingSeconds !== null)
    return (
      <>
        <Tag tone="loss">Failing for {lengthText(failingSeconds)}</Tag>
        <small className={styles.failure}>{failure}</small>
      </>
    );
  if (isLate) return <Tag tone="loss">Late</Tag>;
  return ranSecondsAgo === null ? <Tag>Not yet</Tag> : <Tag tone="win">On time</Tag>;
}

/** '15 s', '2 min', '1 hour', '3 days'. */
function lengthText(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 7_200) return seconds === 3_600 ? '1 hour' : `${Math.round(seconds / 60)} min`;
  if (seconds < 172_800) return counted(Math.round(seconds / 3_600), 'hour');
  return counted(Math.round(seconds / 86_400), 'day');
}
