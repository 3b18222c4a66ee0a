import type { FastifyInstance } from 'fastify';
import { downloadLink, factsIn } from '#gateway/admin/downloads/download-link.ts';
import { type CsvRow, sendCsv } from '#gateway/admin/downloads/send-csv.ts';
import { AppError } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context, Services } from '#gateway/auth/context.ts';
import { findMember } from '#gateway/auth/member.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { countGuess } from '#gateway/rate-limits/count-guess.ts';
import { hasScope, type StaffRole } from '#schema/rules/access/staff.ts';
import type { AuditLogEntryType, AuditLogFilterInput } from '#schema/types/desk/audit-log.type.ts';
import { MAX_PAGE_SIZE } from '#schema/types/page.type.ts';
import { auditPage } from './audit-rows.ts';
import { auditViews } from './audit-view.ts';

const PATH = '/admin/audit-log.csv';
const COLUMNS = [
  'at',
  'actor',
  'api_key',
  'signed_in_at',
  'device',
  'action',
  'target_id',
  'target',
  'text',
  'changes',
];

/** The address of a file with the entries that match; the request is an entry itself. */
export function exportAuditLog(context: Context, given: AuditLogFilterInput): Promise<string> {
  const { now, publicUrl, signingKey } = context;
  const filter = Object.fromEntries(Object.entries(given).filter(([, value]) => value));
  const { id } = memberOf(context);
  return inTransaction(context, async (em) => {
    audit(em, now, { ...authorOf(context), action: 'audit.export', target: id, details: filter });
    const facts = { by: id, filter: JSON.stringify(filter) };
    return `${publicUrl}${downloadLink(PATH, facts, signingKey, now)}`;
  });
}

/** The file, for as long as the link holds and the person it was made for may read the log. */
export function installAuditLogFile(app: FastifyInstance, services: Services): void {
  const { database, signingKey, clock, points } = services;
  app.get(PATH, async ({ url, ip }, reply) => {
    const facts = factsIn(PATH, url, signingKey, clock.now());
    if (!facts) await countGuess(points, ip, clock.now());
    const reader = facts && (await findMember(database, facts.by ?? ''));
    if (!reader || !hasScope(reader.role, 'AUDIT'))
      throw new AppError('FORBIDDEN', 'This link has expired. Download the file again.');
    const filter = JSON.parse(facts.filter ?? '{}') as AuditLogFilterInput;
    return sendCsv(reply, 'audit-log.csv', COLUMNS, csvPages(services, filter, reader.role));
  });
}

async function* csvPages(
  services: Pick<Services, 'database' | 'signingKey'>,
  filter: AuditLogFilterInput,
  role: StaffRole | null,
): AsyncGenerator<CsvRow[]> {
  let after: string | null = null;
  do {
    const { page, rows } = await auditPage(services, filter, { first: MAX_PAGE_SIZE, after });
    const { nodes, pageInfo } = page.connection(
      rows,
      (row) => row,
      async () => 0,
    );
    yield (await auditViews(services.database.em, nodes, role)).map(csvRow);
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after);
}

function csvRow(entry: AuditLogEntryType): CsvRow {
  const { at, actor, keyPrefix, signedInAt, device, action, targetId, target, text, changes } = entry;
  return [
    ...[at.toISOString(), actor, keyPrefix, signedInAt?.toISOString() ?? null, device],
    ...[action, targetId, target, text, changes && JSON.stringify(changes)],
  ];
}
