import { downloadLink } from '#gateway/admin/downloads/download-link.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf, requireScope } from '#gateway/auth/roles.ts';
import { FRESH_MILLISECONDS, requireSecondFactor } from '#gateway/auth/second-factor.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { listFile } from '#schema/rules/access/admin-lists.ts';
import type { ExportListInput } from '#schema/types/desk/saved-list.type.ts';
import { listPath } from './list-files.ts';
import { listFilter } from './list-filter.ts';
import { LISTS } from './saved-lists.ts';

/**
 * Answers the address of a list's file, which works for five minutes. Throws FORBIDDEN without the scope of the list, SECOND_FACTOR unless a
 * passkey was shown within five minutes, BAD_USER_INPUT for a filter that the list does not have.
 */
export async function exportList(context: Context, { list, filters }: ExportListInput): Promise<string> {
  requireScope(context, ...LISTS[list].scopes);
  await requireSecondFactor(context, FRESH_MILLISECONDS);
  const given = Object.fromEntries(filters.map(({ name, value }) => [name, value]));
  const filter = listFilter(list, given);
  await LISTS[list].refuse?.(context.database.em, filter as never);
  await inTransaction(context, async (em) => {
    audit(em, context.now, { ...authorOf(context), action: 'list.export', target: list, details: given });
  });
  const { publicUrl, signingKey, now } = context;
  const facts = { by: memberOf(context).id, filter: JSON.stringify(given) };
  return `${publicUrl}${downloadLink(listPath(listFile(list)), facts, signingKey, now)}`;
}
