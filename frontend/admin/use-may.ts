import { useMember } from '#frontend/app/session/session.ts';
import type { StaffScope } from '#schema/rules/access/staff.ts';

/** Whether the viewer's role has a scope, so that a page offers nothing that the server would refuse. */
export function useMay(): (scope: StaffScope) => boolean {
  const { scopes } = useMember();
  return (scope) => scopes.includes(scope);
}
