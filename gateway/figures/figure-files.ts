import { stringify } from 'csv-stringify/sync';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#gateway/app-error.ts';
import type { Context, Services } from '#gateway/auth/context.ts';
import { refusedSlowly } from '#gateway/rate-limits/fair-queue.ts';
import { networkOf } from '#gateway/rate-limits/network.ts';
import {
  FILTER_PARTS,
  type RecordFilter,
  recordAddress,
  recordFilterOf,
  unknownParameter,
} from '#schema/rules/stats/record-filter.ts';
import { DIMENSIONS, type Dimension, LINE_DIMENSIONS, PAGE_DIMENSIONS } from '#schema/rules/stats/slices.ts';
import type { StatsFile } from '#schema/rules/stats/stats-file.ts';
import { withoutFormula } from '#schema/rules/text/csv-lines.ts';
import { EXPORT_COLUMNS, type ExportRow, exportRows } from './export-rows.ts';
import { KeptFiles } from './kept-files.ts';
import { readCurve } from './read-curve.ts';
import { readFigureLines } from './read-lines.ts';
import { readStats } from './read-stats.ts';
import { readUnproven } from './read-unproven.ts';
import { figureSelection } from './selection.ts';
import { sendKept } from './send-kept.ts';

const STATS = 'stats.json';
const STATS_PARTS = [...FILTER_PARTS, 'by', 'lines'];
const ROWS_PARTS = [...FILTER_PARTS, 'end'];
const WORDS = new Set(['team_one', 'team_two', 'analyst', 'selection', 'book', 'close_book']);

/** The figures and their picks as files for everyone. None holds a pick of a day that is not over. */
export function installFigures(app: FastifyInstance, services: Services): void {
  const files = new KeptFiles(services);
  app.addHook('onClose', async () => files.close());
  const install = (name: string, type: string, linesOf: LinesOf) =>
    app.get(`/record/${name}`, async (request, reply) => {
      const asked = await refusedSlowly(askedIn(request, name === STATS ? STATS_PARTS : ROWS_PARTS));
      const { owner, address } = asked;
      const kept = await files.current(`${name}?${address}`, owner, (database) =>
        linesOf({ database, now: services.clock.now() }, asked),
      );
      if (name !== STATS) reply.header('content-disposition', `attachment; filename="${name}"`);
      return sendKept(request, reply, kept, type);
    });
  install(STATS, 'application/json; charset=utf-8', statsFile);
  install('picks.csv', 'text/csv; charset=utf-8; header=present', (context, { filter, hasEnd }) =>
    csvLines(rowsOf(context, filter), hasEnd),
  );
  install('picks.ndjson', 'application/x-ndjson; charset=utf-8', (context, { filter, hasEnd }) =>
    jsonLines(rowsOf(context, filter), hasEnd),
  );
}

type LinesOf = (context: Pick<Context, 'database' | 'now'>, asked: Asked) => AsyncIterable<string>;

/** The parts of a record that a file of figures names. */
interface Parts {
  filter: RecordFilter;
  by: readonly Dimension[];
  lines: readonly (typeof LINE_DIMENSIONS)[number][];
}

interface Asked extends Parts {
  /** Whether the file of picks ends with a line that counts them. */
  hasEnd: boolean;
  /** The same for all spellings of what was requested. */
  address: string;
  /** Whose turn it is to wait. */
  owner: string;
}

/** Throws BAD_USER_INPUT, which names the part that no file can have. */
async function askedIn({ url, ip }: FastifyRequest, known: readonly string[]): Promise<Asked> {
  const address = new URL(url, 'http://localhost').searchParams;
  const unknown = unknownParameter(address, known);
  if (unknown) throw new AppError('BAD_USER_INPUT', unknown);
  const filter = filterOf(address);
  const by = dimensionsOf(address, 'by', DIMENSIONS);
  const lines = dimensionsOf(address, 'lines', LINE_DIMENSIONS);
  const hasEnd = hasEndIn(address);
  const canonical = `${recordAddress(filter)} ${[...new Set(by)].sort()} ${[...new Set(lines)].sort()} ${hasEnd}`;
  return { filter, by, lines, hasEnd, address: canonical, owner: networkOf(ip) };
}

async function* statsFile(context: Pick<Context, 'database' | 'now'>, parts: Parts): AsyncGenerator<string> {
  yield JSON.stringify(await statsOf(context, parts));
}

/** All that the page of the record shows without a filter, as JSON. */
export function pageStats({ publicReads, clock }: Pick<Services, 'publicReads' | 'clock'>): Promise<string> {
  const parts = { filter: {}, by: PAGE_DIMENSIONS, lines: LINE_DIMENSIONS };
  return publicReads.read(async (database) =>
    JSON.stringify(await statsOf({ database, now: clock.now() }, parts)),
  );
}

async function statsOf(
  context: Pick<Context, 'database' | 'now'>,
  { filter, by, lines }: Parts,
): Promise<StatsFile> {
  const { closingLineBins, earlyCloses, calibration, ...stats } = await readStats(context, filter, by);
  return {
    ...{ filter, ...stats, curve: await readCurve(context, filter) },
    lines: await Promise.all(
      [...new Set(lines)].map((dimension) => readFigureLines(context, filter, dimension)),
    ),
    unproven: stats.withheld ? null : await readUnproven(context, filter),
    ...{ closingLineBins: await closingLineBins(), earlyCloses: await earlyCloses() },
    calibration: await calibration(),
  };
}

async function* rowsOf({ database, now }: Pick<Context, 'database' | 'now'>, filter: RecordFilter) {
  yield* exportRows({ database }, await figureSelection(database.em, filter, now));
}

/** RFC 4180, so that databases and spreadsheets take it as it is. With `end=1` a last line says how many picks came before it. */
async function* csvLines(pages: AsyncIterable<ExportRow[]>, hasEnd: boolean): AsyncGenerator<string> {
  let picks = 0;
  // It comes with the first picks: a filter that nothing can match is refused before the first byte.
  let header = `${EXPORT_COLUMNS.join(',')}\r\n`;
  for await (const page of pages) {
    picks += page.length;
    const rows = page.map((row) => EXPORT_COLUMNS.map((name) => cell(name, row[name])));
    yield header + stringify(rows, CSV);
    header = '';
  }
  const rest = header + (hasEnd ? `end,${picks}\r\n` : '');
  if (rest) yield rest;
}

async function* jsonLines(pages: AsyncIterable<ExportRow[]>, hasEnd: boolean): AsyncGenerator<string> {
  let picks = 0;
  for await (const page of pages) {
    picks += page.length;
    yield page.map((row) => `${JSON.stringify(row)}\n`).join('');
  }
  if (hasEnd) yield `${JSON.stringify({ end: { picks } })}\n`;
}

const CSV = { cast: { boolean: (value: boolean) => String(value) }, record_delimiter: 'windows' as const };

function cell(name: string, value: ExportRow[keyof ExportRow]) {
  return WORDS.has(name) && typeof value === 'string' ? withoutFormula(value) : value;
}

function filterOf(address: URLSearchParams): RecordFilter {
  const filter = recordFilterOf(address);
  if ('problem' in filter) throw new AppError('BAD_USER_INPUT', filter.problem);
  return filter;
}

function hasEndIn(address: URLSearchParams): boolean {
  const end = address.get('end') ?? '0';
  if (end !== '0' && end !== '1') throw new AppError('BAD_USER_INPUT', 'end: 1, or left out');
  return end === '1';
}

function dimensionsOf<Known extends Dimension>(
  address: URLSearchParams,
  parameter: string,
  known: readonly Known[],
): Known[] {
  const named = (address.get(parameter) ?? '').split(',').filter(Boolean);
  if (named.some((name) => !(known as readonly string[]).includes(name)))
    throw new AppError('BAD_USER_INPUT', `${parameter}: of ${known.join(', ')}`);
  return named as Known[];
}
