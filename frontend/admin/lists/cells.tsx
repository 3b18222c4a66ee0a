import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { memberPath } from '#frontend/admin/admin-address.ts';
import type { Column } from '#frontend/admin/DataTable.tsx';
import { Note } from '#frontend/admin/mantine.ts';
import { Tag } from '#frontend/ui/Tag.tsx';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';
import type { Shown } from './list-texts.ts';

/** The columns that lists have in common. */
export const MEMBER: Column<{ memberId: string; email: string }> = {
  head: 'Member',
  cell: ({ memberId, email }) => <Link to={memberPath(memberId)}>{email}</Link>,
};

export const PLAN: Column<{ tier: Tier }> = { head: 'Plan', cell: ({ tier }) => <TierBadge tier={tier} /> };

/** When something was; empty where that is not known. */
export const momentOf = (at: string | null | undefined) => at && shownPlainMoment(new Date(at));

/** A state in its colour, with what there is to say of it. */
export function State({ of: { tone, label }, note }: { of: Shown; note?: ReactNode }) {
  return (
    <>
      <Tag tone={tone}>{label}</Tag>
      {note && <Note>{note}</Note>}
    </>
  );
}
