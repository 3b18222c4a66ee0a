import { Link } from 'react-router-dom';
import { adminDayPath, PATHS } from '#frontend/app/paths.ts';
import type { HomeQuery } from '#frontend/generated/graphql.ts';
import { daySummary } from '#schema/rules/day-summary.ts';
import styles from './AdminLine.module.css';

/** For admins: the ways to what waits for them. */
export function AdminLine({ data }: { data: HomeQuery | undefined }) {
  const toGrade = data ? daySummary(data.yesterday.picks).pending : 0;
  return (
    <p className={styles.line}>
      <span>Admin</span>
      <Link to={PATHS.admin}>Picks of today{data && ` (${data.board.totalCount})`}</Link>
      {data && toGrade > 0 && (
        <Link to={adminDayPath(data.yesterday.date)}>{toGrade} of yesterday to grade</Link>
      )}
      <Link to={`${PATHS.admin}?tab=problems`}>Problems</Link>
    </p>
  );
}
