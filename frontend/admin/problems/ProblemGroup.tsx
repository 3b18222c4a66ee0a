import { useId } from 'react';
import { Link } from 'react-router-dom';
import { adminPath, memberPath } from '#frontend/admin/admin-address.ts';
import { CardIcon, PicksIcon, RetryIcon, WarningIcon } from '#frontend/ui/icons.ts';
import { MailIcon } from '#frontend/ui/support-icons.ts';
import type { ProblemKind } from '#schema/rules/api/problem-kinds.ts';
import { pickPath } from '#schema/rules/api/public-paths.ts';
import { longDay } from '#schema/rules/time/eastern-time.ts';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';
import { ProblemActions } from './ProblemActions.tsx';
import styles from './ProblemGroup.module.css';
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
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id}>
        <Icon size={19} stroke={1.8} aria-hidden="true" />
        {title}
      </h3>
      <ul>
        {problems.map((problem) => (
          <ProblemRow key={problem.subject} problem={problem} onFailure={onFailure} />
        ))}
      </ul>
    </section>
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
    <li className={styles.problem}>
      <div>
        <p>{text}</p>
        <p className={styles.since}>
          Since <time dateTime={since}>{shownPlainMoment(new Date(since))}</time>
          {NAMED.includes(kind) && <span className={styles.subject}>{subject}</span>}
        </p>
        {acknowledged && (
          <p className={styles.said}>
            {acknowledged.by ?? 'Somebody whose account is gone'}: {acknowledged.note}{' '}
            <span className={styles.since}>Until {shownPlainMoment(new Date(acknowledged.until))}</span>
          </p>
        )}
      </div>
      <WayOn problem={problem} />
      <ProblemActions problem={problem} onFailure={onFailure} />
    </li>
  );
}

/** Where the problem can be looked at. */
function WayOn({ problem: { kind, subject, text, memberId } }: { problem: Problem }) {
  return (
    <>
      {memberId && (
        <Link to={memberPath(memberId)} className={styles.way}>
          Show member<span className="visually-hidden"> of {subject}</span>
        </Link>
      )}
      {(kind === 'UNGRADED' || kind === 'LATE_OPENING') && (
        <Link to={adminPath('picks', { date: subject })} className={styles.way}>
          Show picks<span className="visually-hidden"> of {longDay(subject)}</span>
        </Link>
      )}
      {kind === 'OTHER_RULES' && (
        <a href={pickPath(subject)} className={styles.way}>
          Show pick<span className="visually-hidden"> {subject}</span>
        </a>
      )}
      {(kind === 'GAME' || kind === 'FEED') && (
        <Link to={adminPath('feed')} className={styles.way}>
          Show feed<span className="visually-hidden"> of {subject}</span>
        </Link>
      )}
      {kind === 'APPROVAL' && (
        <Link to={adminPath('approvals')} className={styles.way}>
          Decide<span className="visually-hidden"> about: {text}</span>
        </Link>
      )}
      {(kind === 'DISPUTE' || kind === 'DISPUTE_DUE') && (
        <Link to={adminPath('disputes', { id: subject })} className={styles.way}>
          Show dispute<span className="visually-hidden"> {subject}</span>
        </Link>
      )}
      {kind === 'NO_PICK' && (
        <Link to={adminPath('picks')} className={styles.way}>
          Show picks<span className="visually-hidden"> for {subject}</span>
        </Link>
      )}
      {kind === 'JOB' && (
        <Link to={adminPath('jobs')} className={styles.way}>
          Show jobs<span className="visually-hidden"> with {subject}</span>
        </Link>
      )}
    </>
  );
}
