import { useLocalPicks } from '#frontend/admin/local-picks/use-local-picks.ts';
import type { AdminPickFragment } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { counted } from '#schema/rules/text/numbers.ts';
import styles from './DayTasks.module.css';

interface DayTasksProps {
  drafts: readonly AdminPickFragment[];
  ungraded: readonly AdminPickFragment[];
  onPostDrafts(): void;
  onGrade(): void;
}

/** What is left to do on a day, in a line of its own: the buttons of the toolbar stay where they are. */
export function DayTasks({ drafts, ungraded, onPostDrafts, onGrade }: DayTasksProps) {
  const local = useLocalPicks().length;
  if (drafts.length + ungraded.length + local === 0) return null;
  return (
    <div className={styles.tasks}>
      {drafts.length > 0 && (
        <Button variant="quiet" size="small" onClick={onPostDrafts}>
          Post all drafts ({drafts.length})
        </Button>
      )}
      {ungraded.length > 0 && (
        <Button variant="quiet" size="small" onClick={onGrade}>
          Enter results ({ungraded.length})
        </Button>
      )}
      {local > 0 && <a href="#local-picks">{counted(local, 'local pick')}, not posted</a>}
    </div>
  );
}
