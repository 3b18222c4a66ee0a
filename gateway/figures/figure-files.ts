import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#gateway/app-error.ts';
import type { Context, Services } from '#gateway/auth/context.ts';
import { recordFilterOf } from '#schema/rules/stats/record-filter.ts';
import { DIMENSIONS, type Dimension } from '#schema/rules/stats/slices.ts';
import type { StatsFile } from '#schema/rules/stats/stats-file.ts';
import { withoutFormula } from '#schema/rules/text/csv-cell.ts';
import { EXPORT_COLUMNS, type ExportRow, exportRows } from './export-rows.ts';
import { readCurve } from './read-curve.ts';
import { readStats } from './read-stats.ts';
import { readUnproven } from './read-unproven.ts';
import { selectionOf } from './selection.ts';

const CACHING = 'public, max-age=60, stale-while-revalidate=600';
const WORDS = new Set(['team_one', 'team_two', 'analyst', 'selection', 'book', 'close_book']);

/** The figures and their picks as files for everyone. None holds a pick of a day that is not over. */
export function installFigures(app: FastifyInstance, services: Services): void {
  app.get('/record/stats.json', async (request, reply) => {
    const [filter, by, now] = [filterOf(request), dimensionsOf(request), services.clock.now()];
    const body = await services.publicReads.read((database) => statsFile({ database, now }, filter, by));
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    if (request.headers['if-none-match'] === etag)
      return reply
        .headers({ ...headers(), etag })
        .code(304)
        .send();
    return reply
      .headers({ ...headers(), etag })
      .type('application/json; charset=utf-8')
      .send(body);
  });
  app.get('/record/picks.csv', (request, reply) =>
    sendRows(request, reply, services, 'text/csv; charset=utf-8', csvLines),
  );
  app.get('/record/picks.ndjson', (request, reply) =>
    sendRows(request, reply, services, 'application/x-ndjson; charset=utf-8', jsonLines),
  );
}

async function statsFile(
  context: Pick<Context, 'database' | 'now'>,
  filter: ReturnType<typeof filterOf>,
  by: Dimension[],
): Promise<string> {
  const { closingLineBins, calibration, ...stats } = await readStats(context, filter, by);
  const file: StatsFile = {
    ...{ filter, ...stats, curve: await readCurve(context, filter) },
    unproven: stats.withheld ? null : await readUnproven(context, filter),
    ...{ closingLineBins: await closingLineBins(), calibration: await calibration() },
  };
  return JSON.stringify(file);
}

async function sendRows(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  type: string,
  lines: (pages: AsyncIterable<ExportRow[]>) => AsyncIterable<string>,
) {
  const database = await services.publicReads.choose();
  const selection = await selectionOf(database.em, filterOf(request), services.clock.now());
  const stream = Readable.from(lines(exportRows({ database }, selection)), { objectMode: false });
  stream.on('error', (failure) => request.log.warn({ err: failure }, 'the picks were not sent to their end'));
  return reply.headers(headers()).type(type).send(stream);
}

/** A file that was cut off lacks its last line: 'end' and how many picks came before it. */
async function* csvLines(pages: AsyncIterable<ExportRow[]>): AsyncGenerator<string> {
  let picks = 0;
  yield `${EXPORT_COLUMNS.join(',')}\n`;
  for await (const page of pages) {
    picks += page.length;
    yield stringify(
      page.map((row) => EXPORT_COLUMNS.map((name) => cell(name, row[name]))),
      CSV,
    );
  }
  yield `end,${picks}\n`;
}

async function* jsonLines(pages: AsyncIterable<ExportRow[]>): AsyncGenerator<string> {
  let picks = 0;
  for await (const page of pages) {
    picks += page.length;
    yield page.map((row) => `${JSON.stringify(row)}\n`).join('');
  }
  yield `${JSON.stringify({ end: { picks } })}\n`;
}

const CSV = { cast: { boolean: (value: boolean) => String(value) } };

function cell(name: string, value: ExportRow[keyof ExportRow]) {
  return WORDS.has(name) && typeof value === 'string' ? withoutFormula(value) : value;
}

function filterOf({ url }: FastifyRequest) {
  const filter = recordFilterOf(parametersOf(url));
  if ('problem' in filter) throw new AppError('BAD_USER_INPUT', filter.problem);
  return filter;
}

function dimensionsOf({ url }: FastifyRequest): Dimension[] {
  const dimensions = (parametersOf(url).get('by') ?? '').split(',').filter(Boolean);
  const unknown = dimensions.find((name) => !(DIMENSIONS as readonly string[]).includes(name));
  if (unknown) throw new AppError('BAD_USER_INPUT', `by: of ${DIMENSIONS.join(', ')}`);
  return dimensions as Dimension[];
}

function parametersOf(url: string): URLSearchParams {
  return new URL(url, 'http://localhost').searchParams;
}

function headers() {
  return { 'cache-control': CACHING, 'access-control-allow-origin': '*' };
}
