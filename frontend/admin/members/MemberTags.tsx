import { Group } from '#frontend/admin/mantine.ts';
import { serverNow } from '#frontend/app/server-clock.ts';
import type { MemberFragment } from '#frontend/generated/graphql.ts';
import { Tag } from '#frontend/ui/Tag.tsx';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import { shownStatus } from '#schema/rules/access/membership-label.ts';
import { STAFF_LABELS } from '#schema/rules/access/staff.ts';
import { memberState } from './member-text.ts';

/** A member's tier, plan status and, for staff, their role. */
export function MemberTags({ member }: { member: MemberFragment }) {
  const { label, tone } = memberState(shownStatus(member, serverNow()));
  return (
    <Group component="span" gap={6}>
      <TierBadge tier={member.subscription} />
      <Tag tone={tone}>{label}</Tag>
      {member.role && <Tag>{STAFF_LABELS[member.role]}</Tag>}
    </Group>
  );
}
