import { RowsLoading } from '#frontend/admin/RowsLoading.tsx';
import type { AdminPickFragment } from '#frontend/generated/graphql.ts';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { longDay } from '#schema/rules/time/eastern-time.ts';
import styles from './AdminBoard.module.css';
import { AdminPickRow } from './AdminPickRow.tsx';
import type { GradeChoice } from './grade-form.ts';
import type { AdminBoardState } from './use-admin-board.ts';
import { usePostponed } from './use-postponed.ts';

interface AdminBoardProps extends AdminBoardState {
  day: string;
  onEdit(pick: AdminPickFragment): void;
  onDelete(pick: AdminPickFragment): void;
  onPrices(pick: AdminPickFragment): void;
  onGrade(pick: AdminPickFragment, choice: GradeChoice): void;
  onPost(draft: AdminPickFragment): void;
}

/** A common day, and on any screen enough to keep the local picks below the first one. */
const ROWS_OF_A_DAY = 12;
const COLUMNS = ['Time', 'Game', 'Pick', 'Tier', 'Status', 'Result'];

/** The pick management table. */
export function AdminBoard({ picks, now, failed, reload, day, ...actions }: AdminBoardProps) {
  const isPostponed = usePostponed(day);
  if (!picks && failed)
    return <ErrorState onRetry={reload}>Failed to load picks. Please try again.</ErrorState>;
  if (!picks) return <RowsLoading rows={ROWS_OF_A_DAY}>Loading picks...</RowsLoading>;
  if (picks.length === 0)
    return (
      <EmptyState action="New Pick adds the first one. A draft stays with admins until it is posted; picks are due by 3 PM ET.">
        No picks available for {longDay(day)}
      </EmptyState>
    );
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">Picks of {longDay(day)}</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {picks.map((pick) => (
            <AdminPickRow key={pick.id} {...{ pick, now }} isPostponed={isPostponed(pick)} {...actions} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
