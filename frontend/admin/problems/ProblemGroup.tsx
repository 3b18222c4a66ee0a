import { Link } from 'react-router-dom';
import { adminPath, memberPath } from '#frontend/admin/admin-address.ts';
import { Line, Lines } from '#frontend/admin/Lines.tsx';
import { Group, Note, Quiet } from '#frontend/admin/mantine.ts';
import { Panel } from '#frontend/admin/Panel.tsx';
import { CardIcon, PicksIcon, RetryIcon, WarningIcon } from '#frontend/ui/icons.ts';
import { MailIcon } from '#frontend/ui/support-icons.ts';
import type { ProblemKind } from '#schema/rules/api/problem-kinds.ts';
import { pickPath } from '#schema/rules/api/public-paths.ts';
import { longDay } from '#schema/rules/time/eastern-time.ts';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';
import { ProblemActions } from './ProblemActions.tsx';
import type { Problem, ProblemGroupFacts } from './use-problems.ts';

/** How each kind is headed. */
export const PROBLEM_HEADS: Record<ProblemKind, { title: string; Icon: typeof CardIcon }> = {
  CARD_TESTING: { title: 'Someone may be testing stolen cards', Icon: WarningIcon },
  RECORD: { title: 'The record is stopped, or a witness is silent', Icon: WarningIcon },
  LATE_OPENING: { title: 'Picks that have not opened', Icon: WarningIcon },
  DISPUTE_DUE: { title: 'Disputes to answer now', Icon: WarningIcon },
  NO_PICK: { title: 'Leagues without a pick today', Icon: PicksIcon },
  UNGRADED: { title: 'Picks without a result', Icon: PicksIcon },
  GAME: { title: 'Games with open questions', Icon: PicksIcon },
  FEED: { title: 'The feed of games and odds', Icon: WarningIcon },
  APPROVAL: { title: 'Waiting for a second person', Icon: CardIcon },
  DISPUTE: { title: 'Disputes to answer', Icon: CardIcon },
  PAYMENT: { title: 'Payments without a clear outcome', Icon: CardIcon },
  DISCREPANCY: { title: 'Ledger and processor disagree', Icon: WarningIcon },
  OTHER_RULES: { title: 'Picks graded or closed by other rules than today’s', Icon: PicksIcon },
  FIGURES: { title: 'Figures of the record are hidden', Icon: WarningIcon },
  REVENUE: { title: 'Figures of revenue are hidden', Icon: WarningIcon },
  WEBHOOK: { title: 'Notifications that failed', Icon: RetryIcon },
  MAIL: { title: 'Undeliverable mail', Icon: MailIcon },
  ALERTS: { title: 'Alerts that did not go out', Icon: MailIcon },
  STANDBY: { title: 'Standby database not read', Icon: WarningIcon },
  JOB: { title: 'Background work that fails or waits', Icon: RetryIcon },
};

/** Kinds whose subject can be looked up elsewhere: at the processor, in the log. */
const NAMED: readonly ProblemKind[] = ['PAYMENT', 'DISCREPANCY', 'MAIL'];

interface ProblemGroupProps extends ProblemGroupFacts {
  onFailure(sentence: string): void;
}

/** Problems of one kind. */
export function ProblemGroup({ kind, problems, onFailure }: ProblemGroupProps) {
  const { title, Icon } = PROBLEM_HEADS[kind];
  return (
    <Panel
      title={title}
      level="h3"
      icon={<Icon size={19} stroke={1.8} color="var(--loss)" aria-hidden="true" />}
    >
      <Lines bd={0}>
        {problems.map((problem) => (
          <ProblemRow key={problem.subject} problem={problem} onFailure={onFailure} />
        ))}
      </Lines>
    </Panel>
  );
}

interface ProblemRowProps {
  problem: Problem;
  onFailure(sentence: string): void;
}

/** One problem, with the ways on from it. */
export function ProblemRow({ problem, onFailure }: ProblemRowProps) {
  const { kind, subject, text, since, acknowledged } = problem;
  return (
    <Line>
      <div>
        <p>{text}</p>
        <Note>
          Since <time dateTime={since}>{shownPlainMoment(new Date(since))}</time>
          {NAMED.includes(kind) && ` · ${subject}`}
        </Note>
        {acknowledged && (
          <Quiet c="var(--ink-2)" mt={6}>
            {acknowledged.by ?? 'Somebody whose account is gone'}: {acknowledged.note}{' '}
            <Note span>Until {shownPlainMoment(new Date(acknowledged.until))}</Note>
          </Quiet>
        )}
      </div>
      <WayOn problem={problem} />
      <ProblemActions problem={problem} onFailure={onFailure} />
    </Line>
  );
}

interface Way {
  to: string;
  /** What is read aloud besides says which one. */
  words: readonly [shown: string, which: string];
}

/** Where problems of a kind can be looked at. */
const WAYS: { [Kind in ProblemKind]?: (problem: Problem) => Way } = {
  UNGRADED: picksOf,
  LATE_OPENING: picksOf,
  GAME: ({ subject }) => ({ to: adminPath('feed'), words: ['Show feed', `of ${subject}`] }),
  FEED: ({ subject }) => ({ to: adminPath('feed'), words: ['Show feed', `of ${subject}`] }),
  APPROVAL: ({ text }) => ({ to: adminPath('approvals'), words: ['Decide', `about: ${text}`] }),
  DISPUTE: disputeOf,
  DISPUTE_DUE: disputeOf,
  NO_PICK: ({ subject }) => ({ to: adminPath('picks'), words: ['Show picks', `for ${subject}`] }),
  JOB: ({ subject }) => ({ to: adminPath('jobs'), words: ['Show jobs', `with ${subject}`] }),
};

function picksOf({ subject }: Problem): Way {
  return { to: adminPath('picks', { date: subject }), words: ['Show picks', `of ${longDay(subject)}`] };
}

function disputeOf({ subject }: Problem): Way {
  return { to: adminPath('disputes', { id: subject }), words: ['Show dispute', subject] };
}

function WayOn({ problem }: { problem: Problem }) {
  const { kind, subject, memberId } = problem;
  const way = WAYS[kind]?.(problem);
  return (
    <Group gap={12} fz="sm" fw={580}>
      {memberId && (
        <Link to={memberPath(memberId)}>
          Show member<span className="visually-hidden"> of {subject}</span>
        </Link>
      )}
      {way && (
        <Link to={way.to}>
          {way.words[0]}
          <span className="visually-hidden"> {way.words[1]}</span>
        </Link>
      )}
      {kind === 'OTHER_RULES' && (
        <a href={pickPath(subject)}>
          Show pick<span className="visually-hidden"> {subject}</span>
        </a>
      )}
    </Group>
  );
}
