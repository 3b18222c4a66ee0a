import type { Rows } from '#gateway/database/rows.ts';
import type { StaffPersonType } from '#schema/types/staff.type.ts';

/** The most that are listed: more than any staff has. */
export const MAX_STAFF = 200;

/** Everyone with a role, owners first; each with the last use of any of their sessions. */
export function listStaff(rows: Rows): Promise<StaffPersonType[]> {
  return rows.execute<StaffPersonType[]>(
    `select u.id as "userId", u.email, u.role,
            (select max(s.last_seen_at) from sessions s where s.user_id = u.id) as "lastSeenAt"
       from users u where u.role is not null
      order by array_position(array['OWNER', 'FINANCE', 'SUPPORT', 'ANALYST'], u.role::text), lower(u.email) limit ${MAX_STAFF}`,
  );
}
