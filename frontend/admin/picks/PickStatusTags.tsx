import { Group } from '#frontend/admin/mantine.ts';
import { serverNow } from '#frontend/app/server-clock.ts';
import type { AdminPickFragment } from '#frontend/generated/graphql.ts';
import { Tag } from '#frontend/ui/Tag.tsx';
import { replacedGrade } from '#schema/rules/picks/pick-values.ts';
import { unitsText } from '#schema/rules/text/units-text.ts';
import { shownClock } from '#schema/rules/time/shown-time.ts';

interface PickStatusTagsProps {
  pick: AdminPickFragment;
  /** Whether its game was postponed. */
  isPostponed?: boolean;
}

/** 'Posted', or what else it is, and what keeps it from being like the others: late, edited, corrected. */
export function PickStatusTags({ pick, isPostponed = false }: PickStatusTagsProps) {
  return (
    <Group component="span" gap={4}>
      {isPostponed && pick.status === 'PUBLISHED' ? (
        <Tag tone="loss">Postponed</Tag>
      ) : (
        <StatusTag pick={pick} />
      )}
      {pick.late && <Tag tone="loss">Late</Tag>}
      {pick.seal?.overdueUnits != null && (
        <Tag tone="loss">Opened late, {unitsText(-pick.seal.overdueUnits)}</Tag>
      )}
      {pick.edits > 0 && <Tag>Edited</Tag>}
      {replacedGrade(pick.grades) && <Tag>Corrected</Tag>}
    </Group>
  );
}

/** 'Draft', 'Posted', 'Withdrawn', or when a scheduled pick opens. */
function StatusTag({ pick }: { pick: AdminPickFragment }) {
  if (pick.status === 'DRAFT') return <Tag tone="accent">Draft</Tag>;
  if (pick.status === 'WITHDRAWN') return <Tag tone="loss">Withdrawn</Tag>;
  const opens = pick.releaseAt ? new Date(pick.releaseAt) : null;
  return opens && opens > serverNow() ? (
    <Tag tone="accent">Opens {shownClock(opens)}</Tag>
  ) : (
    <Tag>Posted</Tag>
  );
}
