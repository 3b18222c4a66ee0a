import { Line, Lines } from '#frontend/admin/Lines.tsx';
import { Note, Quiet } from '#frontend/admin/mantine.ts';
import { Panel } from '#frontend/admin/Panel.tsx';
import { Tag } from '#frontend/ui/Tag.tsx';
import { jobWords } from '#schema/rules/api/background-jobs.ts';
import { runsText, STATE_TONES, type StatedJob, stateText, tookText } from './job-text.ts';

/** The jobs that somebody should look at, with what the last failure said. */
export function JobsToSee({ jobs }: { jobs: readonly StatedJob[] }) {
  return (
    <Panel title="What does not run as it should">
      <Lines bd={0} aria-label="Jobs that fail, are late or slow">
        {jobs.map((each) => (
          <Line key={each.job.name}>
            <div>
              {jobWords(each.job.name).words} <Note span>{each.job.name}</Note>
              {each.job.failure && <Note>{each.job.failure}</Note>}
            </div>
            <Quiet span>
              {runsText(each.job)}, took {tookText(each.job)}
            </Quiet>
            <Tag tone={STATE_TONES[each.state]}>{stateText(each)}</Tag>
          </Line>
        ))}
      </Lines>
    </Panel>
  );
}
