import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGzip } from 'node:zlib';
import { type ArchiveLine, formatArchiveLine } from '#record/archive/lines.ts';
import { concat } from '#record/bytes.ts';
import { checkpointText } from '#record/checkpoint.ts';
import { Frontier } from '#record/merkle/frontier.ts';
import { textLeafHash } from '#record/merkle/hashes.ts';
import { formatNote } from '#record/note/note.ts';
import { cosign, signNote } from '#record/note/signing.ts';
import { ORIGIN, policy, type SampleEntry, SampleLog, signer, witness } from '#record/testing/sample-log.ts';
import { TILE_WIDTH } from '#record/tiles/tiles.ts';

/**
 * What verifying a whole record costs: 1,000,000 leaves (240 picks a day, their grades, the day's opening), a witnessed
 * checkpoint before the games and after each day, checked by the packed program in a process held to one core.
 *
 *   npm run build:verifier && node --import tsx bench/record.ts
 */
const LEAVES = Number(process.argv[2] ?? 1_000_000);
const PICKS_A_DAY = 240;
const HOUR = 3_600_000;
const FIRST_DAY = Date.parse('1990-01-01T15:00:00.000Z');
const iso = (time: number) => new Date(time).toISOString();

/** After it the log is signed and witnessed. */
type Entry = SampleEntry & { isSigned?: boolean };

/** A day: picks in the morning, played and graded, opened at midnight. */
function dayEntries(day: number, first: number): Entry[] {
  const log = new SampleLog(first);
  const at = FIRST_DAY + day * 24 * HOUR;
  if (first === 0) log.policy(iso(at));
  const picks = Array.from({ length: PICKS_A_DAY }, (_, each) => ({ pick: `pick_${day}_${each}`, each }));
  const revealBy = iso(at + 14 * HOUR);
  const opened = picks.map(({ pick, each }) => {
    const bet = { startsAt: iso(at + 5 * HOUR), readableAt: iso(at + each), odds: '1.909091', units: '1.50' };
    return log.pick({ pick, at: iso(at + each), revealBy, bet, result: each % 2 === 0 ? 'WIN' : 'LOSS' });
  });
  for (const { pick, each } of picks) log.grade(pick, each % 2 === 0 ? 'WIN' : 'LOSS', iso(at + 9 * HOUR));
  const last = log.day(opened, revealBy) - first;
  const lastPick = (opened.at(-1) ?? 0) - first;
  return log.entries.map((entry, place) => ({ ...entry, isSigned: place === lastPick || place === last }));
}

/** By tiles. */
function* batches(): Generator<Entry[]> {
  let waiting: Entry[] = [];
  for (let day = 0, made = 0; made < LEAVES; day += 1) {
    const entries = dayEntries(day, made);
    made += entries.length;
    waiting.push(...entries);
    while (waiting.length >= TILE_WIDTH) yield waiting.splice(0, TILE_WIDTH);
  }
  yield waiting;
  waiting = [];
}

function* lines(): Generator<ArchiveLine> {
  const tree = new Frontier();
  let [openings, checkpoints, at] = [0, 0, ''];
  yield { line: 'header', origin: ORIGIN };
  for (const batch of batches()) {
    const hashes = batch.map(({ leaf }) => textLeafHash(leaf));
    yield { line: 'tile', n: tree.size / TILE_WIDTH, hashes: concat(...hashes) };
    for (const [place, { isSigned, ...entry }] of batch.entries()) {
      yield { line: 'leaf', index: tree.size, ...entry };
      tree.append(hashes[place] ?? new Uint8Array());
      if (entry.opening) openings += 1;
      at = JSON.parse(entry.leaf).at;
      if (!isSigned) continue;
      checkpoints += 1;
      yield { line: 'checkpoint', note: signed(tree, at) };
    }
  }
  yield { line: 'end', leaves: tree.size, openings, checkpoints, at, site: null };
}

function signed(tree: Frontier, at: string): string {
  const text = checkpointText({ origin: ORIGIN, size: tree.size, root: tree.root() });
  const signatures = [signNote(signer, text), cosign(witness, text, Math.ceil(Date.parse(at) / 1_000))];
  return formatNote({ text, signatures });
}

async function writeArchive(path: string): Promise<void> {
  const packed = createGzip();
  const written = once(packed.pipe(createWriteStream(path)), 'close');
  for (const line of lines()) if (!packed.write(`${formatArchiveLine(line)}\n`)) await once(packed, 'drain');
  packed.end();
  await written;
}

async function measure(): Promise<void> {
  const folder = join('.local', 'bench');
  mkdirSync(folder, { recursive: true });
  const [archive, trust] = [join(folder, 'all.ndjson.gz'), join(folder, 'policy.txt')];
  writeFileSync(trust, policy);
  await writeArchive(archive);
  process.stdout.write(`${(statSync(archive).size / 1e6).toFixed(0)} MB packed\n`);
  const program = `
    const { resourceUsage } = process;
    process.on('exit', () => {
      const { userCPUTime, systemCPUTime, maxRSS } = resourceUsage();
      console.log('CPU', (userCPUTime + systemCPUTime) / 1e6, 's; most memory', maxRSS / 1e3, 'MB');
    });
    process.argv.splice(1, 0, 'verify');
    await import(${JSON.stringify(join(process.cwd(), 'dist', 'record', 'verify.mjs'))});`;
  const words = ['--input-type=module', '--eval', program, '--', archive, '--policy', trust];
  const before = performance.now();
  spawnSync('taskset', ['-c', '0', process.execPath, ...words], { stdio: 'inherit' });
  process.stdout.write(`${((performance.now() - before) / 1_000).toFixed(1)} s on one core\n`);
}

await measure();
