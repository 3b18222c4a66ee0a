import { serverNow } from '#frontend/app/server-clock.ts';
import type { AdminPickFragment } from '#frontend/generated/graphql.ts';
import { Tag } from '#frontend/ui/Tag.tsx';
import { shownClock } from '#schema/rules/shown-time.ts';

/** 'Draft', 'Posted', 'Withdrawn', or when a scheduled pick opens. */
export function PickStatusTag({ pick }: { pick: AdminPickFragment }) {
  if (pick.status === 'DRAFT') return <Tag tone="accent">Draft</Tag>;
  if (pick.status === 'WITHDRAWN') return <Tag tone="loss">Withdrawn</Tag>;
  const opens = pick.releaseAt ? new Date(pick.releaseAt) : null;
  return opens && opens > serverNow() ? (
    <Tag tone="accent">Opens {shownClock(opens)}</Tag>
  ) : (
    <Tag>Posted</Tag>
  );
}
