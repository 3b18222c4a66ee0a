import { Quiet } from '#frontend/admin/mantine.ts';
import '@mantine/core/styles/Accordion.layer.css';
import '@mantine/core/styles/Tooltip.layer.css';
import { Accordion, Tooltip } from '@mantine/core';
import { JOB_GROUPS, type JobGroup, jobWords } from '#schema/rules/api/background-jobs.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import styles from './Jobs.module.css';
import { runsText, type StatedJob, stateText, tookText } from './job-text.ts';

const NAMES: Record<JobGroup, string> = {
  MAIL: 'Mail and alerts',
  MONEY: 'Money',
  PICKS: 'Picks',
  FEED: 'Feed',
  RECORD: 'Record',
  ACCOUNTS: 'Accounts and integrators',
};

/** All jobs by what they are for: a dot each, and behind them what they do. */
export function JobGroups({ jobs }: { jobs: readonly StatedJob[] }) {
  return (
    <Accordion multiple transitionDuration={0} order={2} classNames={{ root: styles.groups ?? '' }}>
      {JOB_GROUPS.map((group) => {
        const those = jobs.filter(({ job }) => jobWords(job.name).group === group);
        return those.length > 0 && <Group key={group} name={NAMES[group]} jobs={those} />;
      })}
    </Accordion>
  );
}

function Group({ name, jobs }: { name: string; jobs: readonly StatedJob[] }) {
  const wrong = jobs.filter(({ state }) => state !== 'ON_TIME' && state !== 'WAITING').length;
  return (
    <Accordion.Item value={name}>
      <Accordion.Control>
        <span className={styles.head}>
          <strong>{name}</strong>
          <span className={styles.dots} aria-hidden="true">
            {jobs.map((each) => (
              <Tooltip key={each.job.name} label={`${jobWords(each.job.name).words}: ${stateText(each)}`}>
                <i data-state={each.state} />
              </Tooltip>
            ))}
          </span>
          <Quiet span {...(wrong > 0 && { c: 'var(--loss)', fw: 640 })}>
            {wrong > 0
              ? `${wrong} of ${counted(jobs.length, 'job')} not on time`
              : counted(jobs.length, 'job')}
          </Quiet>
        </span>
      </Accordion.Control>
      <Accordion.Panel>
        <ul className={styles.jobs}>
          {jobs.map((each) => (
            <li key={each.job.name}>
              <i data-state={each.state} />
              <span title={each.job.name}>{jobWords(each.job.name).words}</span>
              <Quiet span>
                {runsText(each.job)}, took {tookText(each.job)}
              </Quiet>
              <span className="visually-hidden">{stateText(each)}</span>
            </li>
          ))}
        </ul>
      </Accordion.Panel>
    </Accordion.Item>
  );
}
