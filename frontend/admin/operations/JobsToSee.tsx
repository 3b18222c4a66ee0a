import '@mantine/core/styles/Table.layer.css';
import { Table } from '@mantine/core';
import { Panel } from '#frontend/admin/Panel.tsx';
import { Tag } from '#frontend/ui/Tag.tsx';
import { jobWords } from '#schema/rules/api/background-jobs.ts';
import styles from './Jobs.module.css';
import { runsText, STATE_TONES, type StatedJob, stateText, tookText } from './job-text.ts';

/** The jobs that somebody should look at, with what the last failure said. */
export function JobsToSee({ jobs }: { jobs: readonly StatedJob[] }) {
  return (
    <Panel title="What does not run as it should">
      <Table className={styles.table} aria-label="Jobs that fail, are late or slow">
        <Table.Tbody>
          {jobs.map((each) => (
            <Table.Tr key={each.job.name}>
              <Table.Th scope="row">
                {jobWords(each.job.name).words} <small className={styles.code}>{each.job.name}</small>
                {each.job.failure && <small className={styles.failure}>{each.job.failure}</small>}
              </Table.Th>
              <Table.Td className={styles.quiet}>{runsText(each.job)}</Table.Td>
              <Table.Td className={styles.quiet}>took {tookText(each.job)}</Table.Td>
              <Table.Td>
                <Tag tone={STATE_TONES[each.state]}>{stateText(each)}</Tag>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Panel>
  );
}
