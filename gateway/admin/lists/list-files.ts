import type { FastifyInstance } from 'fastify';
import { factsIn } from '#gateway/admin/downloads/download-link.ts';
import { type CsvCell, type CsvRow, sendCsv } from '#gateway/admin/downloads/send-csv.ts';
import { AppError } from '#gateway/app-error.ts';
import type { Services } from '#gateway/auth/context.ts';
import { findMember } from '#gateway/auth/member.ts';
import { batchesOf } from '#gateway/database/page.ts';
import { countGuess } from '#gateway/rate-limits/count-guess.ts';
import { listFile, SAVED_LISTS, savedAs } from '#schema/rules/access/admin-lists.ts';
import { hasScope } from '#schema/rules/access/staff.ts';
import type { AdminList } from './admin-list.ts';
import { listFilter } from './list-filter.ts';
import { LISTS } from './saved-lists.ts';

/** Rows that are read at a time. A file is never in memory, whatever its length. */
const BATCH = 1_000;

/** The address of a list's file. */
export function listPath(file: string): string {
  return `/admin/lists/${file}`;
}

/** Lists of the admin dashboard as CSV files, while the link holds and the person it was made for may read the list. */
export function installListFiles(app: FastifyInstance, services: Services): void {
  const { database, signingKey, clock, points } = services;
  app.get(listPath(':file'), async ({ params, url, ip }, reply) => {
    const { file } = params as { file: string };
    const now = clock.now();
    const facts = factsIn(listPath(file), url, signingKey, now);
    if (!facts) await countGuess(points, ip, now);
    const reader = facts && (await findMember(database, facts.by ?? ''));
    const name = SAVED_LISTS.find((list) => file === listFile(list));
    if (!name || !LISTS[name].scopes.some((scope) => hasScope(reader?.role ?? null, scope)))
      throw new AppError('FORBIDDEN', 'This link has expired. Save the list again.');
    const filter = listFilter(name, JSON.parse(facts?.filter ?? '{}'));
    const rows = rowsOf(services, LISTS[name], filter, now);
    return sendCsv(reply, savedAs(name, filter), Object.keys(LISTS[name].columns), rows);
  });
}

async function* rowsOf<Row extends object, Filter>(
  { database: { em } }: Services,
  { rows, order, columns }: AdminList<Row, Filter>,
  filter: Record<string, string>,
  now: Date,
): AsyncGenerator<CsvRow[]> {
  const cells = Object.values(columns);
  for await (const batch of batchesOf(
    rows(em, filter as Filter, now).selectAll(),
    order(filter as Filter),
    BATCH,
  ))
    yield batch.map((row) => cells.map((cell) => textOf(cell(row, now))));
}

function textOf(cell: CsvCell | Date): CsvCell {
  return cell instanceof Date ? cell.toISOString() : cell;
}
