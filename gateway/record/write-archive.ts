import type { Services } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { type ArchiveLine, formatArchiveLine } from '#record/archive/lines.ts';
import { TILE_WIDTH, widthOf } from '#record/tiles/tiles.ts';
import { checkpointOf } from './read-checkpoint.ts';
import { readSiteTally } from './read-site-tally.ts';
import { signedAgain } from './sign-again.ts';
import { storedTiles } from './stored-tiles.ts';
import * as statements from './write-archive.sql.ts';

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
    for (const leaf of await statements.leavesToArchive.all(rows, { from, to: from + width, size })) {
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
  const sizes = await statements.sizesToArchive.all(rows, { from, to, newest, quorum });
  const notes = await Promise.all(sizes.map(({ size }) => checkpointOf(rows, size)));
  return new Map(notes.flatMap((each) => (each ? [[each.size, each.note] as const] : [])));
}
