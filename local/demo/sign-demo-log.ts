import type pg from 'pg';
import { checkpointText } from '#record/checkpoint.ts';
import { housePolicy } from '#record/leaf/house-policy.ts';
import { textLeafHash } from '#record/merkle/hashes.ts';
import { formatNote, signatureLine } from '#record/note/note.ts';
import { cosign, type Signer, signNote } from '#record/note/signing.ts';
import { TileAppender } from '#record/tiles/append.ts';
import { edgeTiles } from '#record/tiles/tiles.ts';

/** Who signs the demo's past. */
export interface DemoSigners {
  log: Signer;
  witness: Signer;
}

/** The log begins with the house rules. */
export async function beginLog(client: pg.Client, at: Date): Promise<void> {
  await client.query("select record_append('policy', $1::json, $2) from record_head where size = 0", [
    // The local feed has no reference book.
    JSON.stringify(housePolicy({ reference: null })),
    at,
  ]);
}

/**
 * Signs the log as it is, as gateway and witness would have at the moment of its last leaf: the demo's past is made
 * up, its witnesses too. Without it no pick of the demo would be proved to be older than its game.
 */
export async function signDemoLog(client: pg.Client, { log, witness }: DemoSigners): Promise<void> {
  const { rows } = await client.query<{ size: number; at: Date; signed: number }>(
    'select size, at, coalesce((select max(size) from record_checkpoints), 0) as signed from record_head',
  );
  const [head] = rows;
  if (!head || head.size === head.signed) return;
  const root = await appendTiles(client, head.signed);
  const text = checkpointText({ origin: log.key.name, size: head.size, root });
  await client.query('insert into record_checkpoints (size, at, root, note) values ($1, $2, $3, $4)', [
    ...[head.size, head.at, Buffer.from(root)],
    formatNote({ text, signatures: [signNote(log, text)] }),
  ]);
  const seconds = Math.ceil(head.at.getTime() / 1_000);
  await client.query('insert into record_cosignatures (size, name, at, line) values ($1, $2, $3, $4)', [
    ...[head.size, witness.key.name, new Date(seconds * 1_000)],
    signatureLine(cosign(witness, text, seconds)),
  ]);
}

/** Answers the root of all leaves. */
async function appendTiles(client: pg.Client, signed: number): Promise<Uint8Array> {
  const edge = edgeTiles(signed);
  const { rows: stored } = await client.query<{ level: number; n: number; hashes: Buffer }>(
    `select level, n, hashes from record_tiles
       join json_to_recordset($1::json) as asked (level int, n int) using (level, n)`,
    [JSON.stringify(edge)],
  );
  const known = edge.flatMap((tile) => {
    const row = stored.find(({ level, n }) => level === tile.level && n === tile.n);
    return row ? [{ ...tile, hashes: new Uint8Array(row.hashes) }] : [];
  });
  const appender = new TileAppender(signed, known);
  const { rows: leaves } = await client.query<{ body: string }>(
    'select body from record_leaves where index >= $1 order by index',
    [signed],
  );
  for (const { body } of leaves) appender.append(textLeafHash(body));
  for (const { level, n, hashes } of appender.takeChanged())
    await client.query(
      `insert into record_tiles (level, n, hashes) values ($1, $2, $3)
         on conflict (level, n) do update set hashes = excluded.hashes`,
      [level, n, Buffer.from(hashes)],
    );
  return appender.root();
}
