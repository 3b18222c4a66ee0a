import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { countOf } from '#gateway/database/table-of.ts';
import type { AuditLogArgs, AuditLogEntryType } from '#schema/types/desk/audit-log.type.ts';
import type { ConnectionOf } from '#schema/types/page.type.ts';
import { auditPage } from './audit-rows.ts';
import { auditViews } from './audit-view.ts';

/** A page of the audit log, newest first. Throws BAD_USER_INPUT. */
export async function listAuditLog(
  context: Context,
  { filter, ...args }: AuditLogArgs,
): Promise<ConnectionOf<AuditLogEntryType>> {
  const { page, those, rows } = await auditPage(context, filter ?? {}, args);
  const views = await auditViews(context.database.em, rows, memberOf(context).role);
  const shown = new Map(views.map((view) => [view.id, view]));
  return page.connection(
    rows,
    ({ id }) => shown.get(id) as AuditLogEntryType,
    () => countOf(those),
  );
}
