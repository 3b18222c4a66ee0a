import { DataTable } from '#frontend/admin/DataTable.tsx';
import { RowsLoading } from '#frontend/admin/RowsLoading.tsx';
import type { AdminPickFragment } from '#frontend/generated/graphql.ts';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import { longDay } from '#schema/rules/time/eastern-time.ts';
import { shownTime } from '#schema/rules/time/shown-time.ts';
import styles from './AdminBoard.module.css';
import { Game, Grade, Wager } from './board-cells.tsx';
import type { GradeChoice } from './grade-form.ts';
import { PickActions } from './PickActions.tsx';
import { PickStatusTags } from './PickStatusTags.tsx';
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
    <DataTable
      caption={`Picks of ${longDay(day)}`}
      className={styles.board}
      rows={picks}
      keyOf={({ id }) => id}
      columns={[
        { head: 'Time', figure: true, cell: ({ startsAt }) => shownTime(new Date(startsAt)) },
        { head: 'Game', isName: true, className: styles.game, cell: (pick) => <Game pick={pick} /> },
        { head: 'Pick', className: styles.pick, cell: (pick) => <Wager pick={pick} /> },
        { head: 'Tier', cell: ({ subscription }) => <TierBadge tier={subscription} /> },
        {
          head: 'Status',
          cell: (pick) => <PickStatusTags pick={pick} isPostponed={isPostponed(pick)} />,
        },
        {
          ...{ head: 'Result', className: styles.grade },
          cell: (pick) => (
            <Grade {...{ pick, now }} isPostponed={isPostponed(pick)} onGrade={actions.onGrade} />
          ),
        },
      ]}
      actions={(pick) => <PickActions {...{ pick, now }} {...actions} />}
    />
  );
}
