import { ReadableStream } from 'node:stream/web';
import { gzipSync } from 'node:zlib';
import { jest } from '@jest/globals';
import { formatArchiveLine } from '#record/archive/lines.ts';
import { utf8 } from '#record/bytes.ts';
import { textLeafHash } from '#record/merkle/hashes.ts';
import { policy, type SampleLog } from '#record/testing/sample-log.ts';
import { TileStore } from '#record/testing/tile-store.ts';
import { entryBundle } from '#record/tiles/entries.ts';
import { parseTilePath, TILE_WIDTH, type Tile } from '#record/tiles/tiles.ts';

/** A site that serves a record as the gateway does: its policy, keys and newest checkpoint, tiles and entries. */
export class RecordSite {
  log: SampleLog;
  policy = policy;
  /** The announcements of keys, where the site serves others than the log holds. */
  keys: { index: number; leaf: string }[] | null = null;
  /** The newest checkpoint that witnesses signed. */
  witnessed: string | null = null;
  /** What the site shows, of stats.json. */
  stats: unknown = null;
  /** Files that are not served, by a part of their path. */
  missing: string | null = null;

  constructor(log: SampleLog) {
    this.log = log;
  }

  /** Replaces the browser's fetch. */
  serve(): void {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => this.#answer(String(input)));
  }

  #answer(path: string): Response {
    if (this.missing && path.includes(this.missing)) return answer(503, '');
    if (path === '/record/policy.txt') return answer(200, this.policy);
    if (path === '/record/keys.jsonl') return answer(200, this.#keys());
    const note = this.log.checkpoints.at(-1)?.note;
    if (path === '/record/log/checkpoint') return note ? answer(200, note) : answer(404, '');
    if (path === '/record/log/witnessed')
      return this.witnessed ? answer(200, this.witnessed) : answer(404, '');
    if (path === '/record/all.ndjson.gz') return answer(200, gzipSync(this.log.text()));
    if (path === '/record/stats.json') return answer(200, JSON.stringify(this.stats));
    const tile = parseTilePath(path.replace('/record/log/', ''));
    if (tile?.kind === 'entries') return answer(200, this.#entries(tile));
    const store = new TileStore();
    store.append(this.log.entries.map(({ leaf }) => textLeafHash(leaf)));
    const stored = tile && store.tiles.get(`${tile.level}/${tile.n}`);
    return stored ? answer(200, stored.hashes.subarray(0, tile.width * 32)) : answer(404, '');
  }

  #keys(): string {
    const held = this.log.entries
      .map(({ leaf }, index) => ({ index, leaf }))
      .filter(({ leaf }) => leaf.includes('"kind":"key"'));
    return (this.keys ?? held)
      .map((leaf) => `${formatArchiveLine({ line: 'leaf', ...leaf, opening: null, result: null })}\n`)
      .join('');
  }

  #entries({ n, width }: Tile): Uint8Array {
    const leaves = this.log.entries.slice(n * TILE_WIDTH, n * TILE_WIDTH + width);
    return entryBundle(leaves.map(({ leaf }) => utf8(leaf)));
  }
}

/** As much of an answer as the page reads; jsdom has none. */
function answer(status: number, body: string | Uint8Array): Response {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  return {
    status,
    ok: status === 200,
    body: ReadableStream.from([bytes]) as Response['body'],
    json: async () => JSON.parse(new TextDecoder().decode(bytes)),
    text: async () => new TextDecoder().decode(bytes),
    arrayBuffer: async () => bytes.slice().buffer,
  } as Response;
}
