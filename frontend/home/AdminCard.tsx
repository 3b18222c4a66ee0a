import { Link } from 'react-router-dom';
import { adminDayPath, PATHS } from '#frontend/app/paths.ts';
import { useServerNow } from '#frontend/app/server-clock.ts';
import { useServerDay } from '#frontend/app/server-day.ts';
import { type HomeQuery, useAdminTodayQuery } from '#frontend/generated/graphql.ts';
import { Card } from '#frontend/ui/Card.tsx';
import { Skeleton } from '#frontend/ui/Skeleton.tsx';
import { waitText } from '#schema/rules/money/countdown.ts';
import { daySummary } from '#schema/rules/picks/day-summary.ts';
import { PICKS_DUE } from '#schema/rules/picks/picks-per-day.ts';
import { easternDay, easternInstant } from '#schema/rules/time/eastern-time.ts';
import { shownClock, unbroken } from '#schema/rules/time/shown-time.ts';
import styles from './AdminCard.module.css';

const CLOCK_MS = 15_000;

/** What an admin has to do today, above what every member sees: each a number and the way to it. */
export function AdminCard({ data }: { data: HomeQuery | undefined }) {
  const { data: admin } = useAdminTodayQuery({
    variables: { date: useServerDay() },
    fetchPolicy: 'cache-and-network',
  });
  const drafts = admin?.adminBoard.picks.filter(({ status }) => status === 'DRAFT').length;
  const yesterday = data?.yesterday;
  return (
    <Card heading="Admin" aside={<Deadline />}>
      <ul className={styles.list}>
        <Way to={PATHS.admin} count={data?.board.totalCount} what="posted today" />
        <Way
          to={PATHS.admin}
          count={drafts}
          what={drafts === 1 ? 'draft to post' : 'drafts to post'}
          isWork
        />
        <Way
          to={yesterday ? adminDayPath(yesterday.date) : PATHS.admin}
          count={yesterday && daySummary(yesterday.picks).pending}
          what="of yesterday without a result"
          isWork
        />
        <Way
          to={`${PATHS.admin}?tab=problems`}
          count={admin?.problems.length}
          what={admin?.problems.length === 1 ? 'problem' : 'problems'}
          isWork
        />
      </ul>
    </Card>
  );
}

/** When today's picks are due, and in how long. */
function Deadline() {
  const now = useServerNow(CLOCK_MS);
  const due = easternInstant(easternDay(now), PICKS_DUE);
  const clock = unbroken(shownClock(due));
  const wait = waitText(due, now);
  return (
    <p className={styles.due}>
      {wait ? `Picks are due by ${clock}, in ${wait}` : `Picks were due by ${clock}`}
    </p>
  );
}

interface WayProps {
  to: string;
  /** Undefined until it is known. */
  count: number | undefined;
  what: string;
  /** Something has to be done unless it is 0. */
  isWork?: boolean;
}

function Way({ to, count, what, isWork = false }: WayProps) {
  return (
    <li>
      <Link to={to} className={styles.way} data-waiting={(isWork && !!count) || undefined}>
        <strong>{count ?? <Skeleton width="20px" />}</strong> <span>{what}</span>
      </Link>
    </li>
  );
}
