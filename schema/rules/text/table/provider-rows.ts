import { emptyTable, type Table, type TableRow } from './table.ts';

/** Whether a text is the JSON of a provider and no lines of cells. */
export function isProviderText(text: string): boolean {
  return /^\s*(\[\s*[{\]]|\{\s*")/.test(text);
}

type Fields = Record<string, unknown>;

/** A list of games as The Odds API answers it, a row for each side of each price; or a list of plain objects, a row for each. */
export function providerTable(text: string): Table {
  const games = listOf(text);
  if (!games)
    return emptyTable('holds JSON that is no list of games; write [{"id": …}, …] as the provider answers it');
  const withPlus = isAmerican(text);
  const lines = games.flatMap((game, at) =>
    rowsOf(game, withPlus).map((fields) => ({ row: at + 1, fields })),
  );
  const header = [...new Set(lines.flatMap(({ fields }) => Object.keys(fields)))];
  const nested = lines.find(({ fields }) =>
    Object.values(fields).some((field) => typeof field === 'object' && field),
  );
  if (nested)
    return emptyTable(
      `has entry ${nested.row} with lists inside that are none of The Odds API; save it as CSV`,
    );
  const rows: TableRow[] = lines.map(({ row, fields }) => ({
    row,
    cells: header.map((name) => String(fields[name] ?? '').trim()),
  }));
  return { header, headerRow: 1, rows, leftOut: [], problems: [] };
}

/** The list itself, or the one inside an answer of history. */
function listOf(text: string): Fields[] | null {
  try {
    const body = JSON.parse(text) as Fields | Fields[];
    const list = Array.isArray(body) ? body : (body as { data?: unknown }).data;
    const games = Array.isArray(list) ? list : [list ?? body];
    return games.every((game) => typeof game === 'object' && game !== null) ? games : null;
  } catch {
    return null;
  }
}

/** An answer has one format of odds: one with a minus is American, and then has no plus before the others. */
function isAmerican(text: string): boolean {
  return /"price"\s*:\s*-\d{3,}/.test(text);
}

interface Outcome {
  name?: unknown;
  price?: unknown;
  point?: unknown;
}

interface Book {
  title?: unknown;
  key?: unknown;
  markets?: { key?: unknown; outcomes?: Outcome[] }[];
}

function rowsOf(game: Fields, withPlus: boolean): Fields[] {
  const { bookmakers, scores, ...plain } = game;
  const fields = { ...plain, ...scoresOf(game, scores) };
  const books = (Array.isArray(bookmakers) ? bookmakers : []) as Book[];
  const prices = books.flatMap(({ title, key: book, markets }) =>
    (markets ?? []).flatMap(({ key: market, outcomes }) =>
      (outcomes ?? []).map(({ name, price, point }) => ({
        ...{ ...fields, book: title ?? book, market, side: name, line: point },
        odds: withPlus && Number(price) > 0 ? `+${price}` : price,
      })),
    ),
  );
  return prices.length > 0 ? prices : [fields];
}

function scoresOf({ away_team, home_team }: Fields, scores: unknown): Fields {
  if (!Array.isArray(scores)) return {};
  const of = (team: unknown) => (scores as Fields[]).find(({ name }) => name === team)?.score;
  return { away_score: of(away_team), home_score: of(home_team) };
}
