import { Link } from 'react-router-dom';
import { adminPath } from '#frontend/admin/admin-address.ts';
import { useServerNow } from '#frontend/app/server-clock.ts';
import type { DeskTodayQuery } from '#frontend/generated/graphql.ts';
import { waitText } from '#schema/rules/money/countdown.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { shownClock } from '#schema/rules/time/shown-time.ts';
import styles from './Today.module.css';

type Picks = NonNullable<DeskTodayQuery['deskToday']['picks']>;

/** The two things that are done with picks, large enough for a thumb. */
export function PicksOfToday({ picks: { posted, drafts, nextStartsAt, toGrade } }: { picks: Picks }) {
  const now = useServerNow(MINUTE);
  return (
    <ul className={styles.tasks} aria-label="Picks of today">
      <Task to={adminPath('picks')} title="Post" isWaiting={drafts > 0}>
        {drafts > 0 ? `${counted(drafts, 'draft')} to post` : `${counted(posted, 'pick')} posted, no drafts`}
        {nextStartsAt && `, ${startText(new Date(nextStartsAt), now)}`}
      </Task>
      <Task to={adminPath('picks', { show: 'grading' })} title="Grade" isWaiting={toGrade > 0}>
        {toGrade > 0 ? `${counted(toGrade, 'pick')} without a result` : 'Every pick has its result'}
      </Task>
    </ul>
  );
}

function startText(start: Date, now: Date): string {
  const wait = waitText(start, now);
  return `next game at ${shownClock(start)}${wait ? `, in ${wait}` : ''}`;
}

interface TaskProps {
  to: string;
  title: string;
  isWaiting: boolean;
  children: React.ReactNode;
}

function Task({ to, title, isWaiting, children }: TaskProps) {
  return (
    <li>
      <Link to={to} className={styles.task} data-waiting={isWaiting || undefined}>
        <strong>{title}</strong>
        <span>{children}</span>
      </Link>
    </li>
  );
}
