import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';
import { withoutFormula } from '#schema/rules/text/csv-lines.ts';

/** `decimal`: a number with the places that it is written with. */
export type CsvCell = string | number | null | { decimal: string };
export type CsvRow = readonly CsvCell[];

/**
 * Sends rows as a CSV file, page after page: the next page is read when the one before is on its way, so a file of any length
 * takes the memory of one page, and a slow reader holds no connection of the database.
 */
export function sendCsv(
  reply: FastifyReply,
  fileName: string,
  columns: readonly string[],
  pages: AsyncIterable<readonly CsvRow[]>,
): FastifyReply {
  return reply
    .headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .type('text/csv; charset=utf-8; header=present')
    .send(Readable.from(csvText(columns, pages), { highWaterMark: 1 }));
}

async function* csvText(
  columns: readonly string[],
  pages: AsyncIterable<readonly CsvRow[]>,
): AsyncGenerator<string> {
  yield `${columns.join(',')}\r\n`;
  for await (const page of pages)
    if (page.length > 0)
      yield stringify(
        page.map((row) => row.map(writtenCell)),
        { record_delimiter: 'windows' },
      );
}

function writtenCell(cell: CsvCell): string | number | null {
  if (typeof cell === 'string') return withoutFormula(cell);
  return typeof cell === 'object' && cell !== null ? cell.decimal : cell;
}
