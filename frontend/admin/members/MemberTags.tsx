import type { MemberFragment } from '#frontend/generated/graphql.ts';
import { Tag } from '#frontend/ui/Tag.tsx';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import styles from './MemberTags.module.css';
import { memberState } from './member-text.ts';

/** What a member has, how it stands, and whether they are an admin. */
export function MemberTags({ member }: { member: MemberFragment }) {
  const { word, tone } = memberState(member.planStatus);
  return (
    <span className={styles.tags}>
      <TierBadge tier={member.subscription} />
      <Tag tone={tone}>{word}</Tag>
      {member.isAdmin && <Tag>Admin</Tag>}
    </span>
  );
}
