import { Link } from 'react-router-dom';
import { adminPath } from '#frontend/admin/admin-address.ts';
import { useLocalPicks } from '#frontend/admin/local-picks/use-local-picks.ts';
import { Group } from '#frontend/admin/mantine.ts';
import type { AdminPickFragment } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { counted } from '#schema/rules/text/numbers.ts';

interface DayTasksProps {
  /** How many picks the day has. */
  picks: number;
  drafts: readonly AdminPickFragment[];
  ungraded: readonly AdminPickFragment[];
  onPostDrafts(): void;
  onGrade(): void;
  onPreview(): void;
}

/** What is left to do on a day, in a line of its own: the buttons of the toolbar stay where they are. */
export function DayTasks({ picks, drafts, ungraded, ...act }: DayTasksProps) {
  const local = useLocalPicks().length;
  if (picks + local === 0) return null;
  return (
    <Group gap="8px 16px" mb={16} fz="sm">
      {drafts.length > 0 && (
        <Button variant="quiet" size="small" onClick={act.onPostDrafts}>
          Post all drafts ({drafts.length})
        </Button>
      )}
      {ungraded.length > 0 && (
        <Button variant="quiet" size="small" onClick={act.onGrade}>
          Enter results ({ungraded.length})
        </Button>
      )}
      {picks > 0 && (
        <Button variant="quiet" size="small" onClick={act.onPreview}>
          Preview
        </Button>
      )}
      <Link to={adminPath('picks', { show: 'grading' })}>Grading queue</Link>
      <Link to={adminPath('picks', { show: 'analysts' })}>Analysts</Link>
      {local > 0 && <a href="#local-picks">{counted(local, 'local pick')}, not posted</a>}
    </Group>
  );
}
