import type { Rows } from '#gateway/database/rows.ts';
import { AUDIT_ACTIONS, knownAction } from '#schema/rules/access/audit-actions.ts';
import { auditChanges } from '#schema/rules/access/audit-changes.ts';
import { hasScope, type StaffRole } from '#schema/rules/access/staff.ts';
import { auditText } from '#schema/rules/money/audit-text.ts';
import type { AuditLogEntryType } from '#schema/types/desk/audit-log.type.ts';
import type { AuditRow } from './audit-rows.ts';
import { targetNames } from './target-names.ts';

/**
 * Entries as the page and the file show them. What an entry about a pick says of it, its id too, is for those who read picks before
 * they are posted: finance reads the log, and must not learn tomorrow's picks from it, nor which there are.
 */
export async function auditViews(
  rows: Rows,
  entries: readonly AuditRow[],
  role: StaffRole | null,
): Promise<AuditLogEntryType[]> {
  const readsPicks = hasScope(role, 'PICKS');
  const names = await targetNames(
    rows,
    entries.map(({ targetId }) => targetId),
    { readsPicks },
  );
  return entries.map(({ details, ...entry }) => {
    const known = knownAction(entry.action);
    const area = known && AUDIT_ACTIONS[known];
    const target = names.get(entry.targetId);
    const isOpen = readsPicks || (area !== null && area !== 'PICKS' && !namesPick(entry.targetId, details));
    const shown = isOpen ? details : {};
    return {
      ...entry,
      targetId: isOpen ? entry.targetId : '',
      area,
      text: auditText(entry.action, shown),
      target: target?.name ?? null,
      isMember: target?.isMember ?? false,
      changes: isOpen ? auditChanges(shown) : null,
    };
  });
}

/** Acts of other areas can be about a pick too, such as a problem that somebody takes care of. */
function namesPick(targetId: string, details: object): boolean {
  return /\bpick_[0-9a-z]/.test(`${targetId} ${JSON.stringify(details)}`);
}
