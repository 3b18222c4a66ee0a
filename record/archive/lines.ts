import { fromBase64 } from '#record/bytes.ts';
import { type Opening, parseOpening } from '#record/leaf/opening.ts';
import { parseJson } from '#record/leaf/strict.ts';
import { Malformed } from '#record/malformed.ts';
import { timeOf, toBase64 } from '#record/platform.ts';
import { PICK_RESULTS, type PickResult } from '#schema/rules/picks/pick-values.ts';
import { parseSiteTally, type SiteTally } from './site-tally.ts';

/** The first words of an archive, by which a reader knows it. */
export const ARCHIVE_FORMAT = 'chalkline-record/1';

/** The lines of the whole record in one file, all.ndjson.gz (docs/record-formats.md). */
export type ArchiveLine =
  | { line: 'header'; origin: string }
  /** The leaf hashes of the 256 leaves, or fewer at the end, that follow. */
  | { line: 'tile'; n: number; hashes: Uint8Array }
  | { line: 'leaf'; index: number; leaf: string; opening: Opening | null; result: PickResult | null }
  /** A signed checkpoint, after the last leaf that it holds. */
  | { line: 'checkpoint'; note: string }
  | {
      line: 'end';
      leaves: number;
      openings: number;
      checkpoints: number;
      at: string;
      /** Null where the site could not say. */
      site: SiteTally | null;
    };

/** One line, without its line break. */
export function formatArchiveLine(line: ArchiveLine): string {
  switch (line.line) {
    case 'header':
      return JSON.stringify({ format: ARCHIVE_FORMAT, origin: line.origin });
    case 'tile':
      return JSON.stringify({ tile: line.n, hashes: toBase64(line.hashes) });
    case 'leaf': {
      const { index, leaf, opening, result } = line;
      return JSON.stringify({ index, leaf, ...(opening && { opening }), ...(result && { result }) });
    }
    case 'checkpoint':
      return JSON.stringify({ checkpoint: line.note });
    case 'end': {
      const { line: _, site, ...end } = line;
      return JSON.stringify({ end: { ...end, ...(site && { site }) } });
    }
  }
}

/** Throws Malformed when it is none of them, or holds a key twice or one more: another reader would read another record. */
export function parseArchiveLine(text: string): ArchiveLine {
  const value = readObject(text);
  if (typeof value.leaf === 'string') return leafLine(value);
  if (typeof value.hashes === 'string') {
    refuseOthers(value, TILE);
    return { line: 'tile', n: numberIn(value, 'tile'), hashes: fromBase64(value.hashes, 'A tile') };
  }
  if (typeof value.checkpoint === 'string') {
    refuseOthers(value, CHECKPOINT);
    return { line: 'checkpoint', note: value.checkpoint };
  }
  if (value.format === ARCHIVE_FORMAT && typeof value.origin === 'string') {
    refuseOthers(value, HEADER);
    return { line: 'header', origin: value.origin };
  }
  if (typeof value.end === 'object' && value.end !== null) {
    refuseOthers(value, END);
    return endLine({ ...value.end });
  }
  throw new Malformed('A line of the file is of no known kind.');
}

const LEAF = ['index', 'leaf', 'opening', 'result'];
const TILE = ['tile', 'hashes'];
const CHECKPOINT = ['checkpoint'];
const HEADER = ['format', 'origin'];
const END = ['end'];
const END_COUNTS = ['leaves', 'openings', 'checkpoints', 'at', 'site'];

function refuseOthers(value: Record<string, unknown>, known: readonly string[]): void {
  for (const name in value)
    if (!known.includes(name)) throw new Malformed(`A line of the file: ${name} is not known.`);
}

function readObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    // A line that is written as this product writes it holds no key twice: quicker than to look for keys.
    if (typeof value === 'object' && value !== null && JSON.stringify(value) === text)
      return value as Record<string, unknown>;
  } catch {
    // Said below; nested too deeply, too.
  }
  return parseJson(text, 'A line of the file');
}

function leafLine(value: Record<string, unknown>): ArchiveLine {
  refuseOthers(value, LEAF);
  const { opening, result } = value;
  const shown = PICK_RESULTS.find((each) => each === result) ?? null;
  if (result !== undefined && shown === null)
    throw new Malformed(`A line of the file: ${result} is no result.`);
  return {
    line: 'leaf',
    index: numberIn(value, 'index'),
    leaf: String(value.leaf),
    opening: opening === undefined ? null : parseOpening(opening),
    result: shown,
  };
}

function endLine(end: Record<string, unknown>): ArchiveLine {
  refuseOthers(end, END_COUNTS);
  const { at, site } = end;
  // In any other spelling it may be another moment where the verifier runs.
  if (typeof at !== 'string' || Number.isNaN(timeOf(at))) throw new Malformed('The last line says no time.');
  const [leaves, openings] = [numberIn(end, 'leaves'), numberIn(end, 'openings')];
  return {
    ...{ line: 'end', leaves, openings, checkpoints: numberIn(end, 'checkpoints'), at },
    site: site === undefined ? null : parseSiteTally(site),
  };
}

function numberIn(value: Record<string, unknown>, name: string): number {
  const number = value[name];
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 0)
    throw new Malformed(`A line of the file has no ${name}.`);
  return number;
}
