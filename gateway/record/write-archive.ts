import type { Services } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { type ArchiveLine, formatArchiveLine } from '#record/archive/lines.ts';
import type { Opening } from '#record/leaf/opening.ts';
import { TILE_WIDTH, widthOf } from '#record/tiles/tiles.ts';
import type { PickResult } from '#schema/rules/picks/pick-values.ts';
import { checkpointOf } from './read-checkpoint.ts';
import { readSiteTally } from './read-site-tally.ts';
import { signedAgain } from './sign-again.ts';
import { storedTiles } from './stored-tiles.ts';

interface LeafLine {
  index: number;
  leaf: string;
  opening: Opening | null;
  result: PickResult | null;
}

/**
 * The whole record up to a signed size, line by line, in constant memory: leaves in tiles of 256, openings of the days that
 * are over, the results that the site shows, the checkpoints that enough witnesses signed, the last one signed just now, and
 * what the site's own figures come to.
 */
export async function* archiveLines(services: Services, size: number): AsyncGenerator<string> {
  const { database, record, clock } = services;
  const rows = database.em;
  const counts = { leaves: size, openings: 0, checkpoints: 0 };
  const line = (each: ArchiveLine) => `${formatArchiveLine(each)}\n`;
  const [last, again, site] = [
    await checkpointOf(rows, size),
    await signedAgain(services, size),
    await readSiteTally(rows, size),
  ];
  // Not when the last line is sent: a slow reader would hold receipts of leaves that are older, and not in the file.
  const at = clock.now().toISOString();
  yield line({ line: 'header', origin: last?.note.split('\n')[0] ?? '' });
  for (let from = 0; from < size; from += TILE_WIDTH) {
    const n = from / TILE_WIDTH;
    const [hashes = new Uint8Array()] = await storedTiles(rows, [{ level: 0, n }]);
    const width = widthOf({ level: 0, n }, size);
    const lines = [line({ line: 'tile', n, hashes: hashes.subarray(0, width * 32) })];
    const notes = await checkpointsBetween(rows, from, from + width, record.quorum, size);
    for (const leaf of await leavesBetween(rows, from, from + width, size)) {
      if (leaf.opening) counts.openings += 1;
      lines.push(line({ line: 'leaf', ...leaf }));
      const note = notes.get(leaf.index + 1);
      if (!note) continue;
      counts.checkpoints += 1;
      lines.push(line({ line: 'checkpoint', note: leaf.index + 1 === size ? note + again : note }));
    }
    yield lines.join('');
  }
  yield line({ line: 'end', ...counts, at, site });
}

/** The notes by their size: the newest, and those that a quorum has signed. */
async function checkpointsBetween(
  rows: Rows,
  from: number,
  to: number,
  quorum: number,
  newest: number,
): Promise<Map<number, string>> {
  const sizes = await rows.execute<{ size: number }[]>(
    `select size from record_checkpoints c where size > ? and size <= ? and (size = ? or ? > 0 and
       (select count(*) from record_cosignatures w where w.size = c.size) >= ?)`,
    [from, to, newest, quorum, quorum],
  );
  const notes = await Promise.all(sizes.map(({ size }) => checkpointOf(rows, size)));
  return new Map(notes.flatMap((each) => (each ? [[each.size, each.note] as const] : [])));
}

async function leavesBetween(rows: Rows, from: number, to: number, size: number): Promise<LeafLine[]> {
  return rows.execute<LeafLine[]>(LEAVES, [size, size, size, from, to]);
}

/**
 * A version is opened with its pick's last one, and so are its prices. What the site shows is held against the log: where a grade has come after
 * this file's end, the log's own last one is used.
 */
const LEAVES = `
  select l.index, l.body as leaf,
         case when d.index is null or d.index >= ? then null
           when l.kind = 'price' then (select row_to_json(f) from (select o.index, encode(o.salt, 'base64') as salt, o.price
             from record_price_openings o where o.index = l.index) f)
           else (select row_to_json(f) from (select o.index, encode(o.salt, 'base64') as salt, o.bet,
             encode(o.why_salt, 'base64') as "whySalt", o.why from record_openings o where o.index = l.index) f) end as opening,
         case when l.kind in ('pick', 'import') then
           case when exists (select from record_leaves g where g.pick_id = l.pick_id and g.kind in ('grade', 'void') and g.index >= ?)
             then coalesce((select case g.kind when 'void' then 'VOID' else g.body::json ->> 'result' end from record_leaves g
               where g.pick_id = l.pick_id and g.kind in ('grade', 'void') and g.index < ? order by g.index desc limit 1), 'PENDING')
             else (select result from picks p where p.id = l.pick_id) end end as result
    from record_leaves l
    left join lateral (select reveal_by from record_leaves m where m.pick_id = l.pick_id and m.reveal_by is not null
                        order by m.index desc limit 1) due on l.kind in ('pick', 'import', 'price')
    left join record_days d on d.day = (due.reveal_by::timestamptz at time zone 'America/New_York')::date - 1
   where l.index >= ? and l.index < ? order by l.index`;
