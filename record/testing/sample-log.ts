import { type ArchiveLine, formatArchiveLine } from '#record/archive/lines.ts';
import type { SiteTally } from '#record/archive/site-tally.ts';
import { concat, utf8 } from '#record/bytes.ts';
import { checkpointText } from '#record/checkpoint.ts';
import type { Bet } from '#record/leaf/bet.ts';
import { commitment } from '#record/leaf/commitment.ts';
import { keyChangeText } from '#record/leaf/key-change.ts';
import { type Grade, type GradeLeaf, type Leaf, parseLeaf } from '#record/leaf/leaf.ts';
import type { Opening } from '#record/leaf/opening.ts';
import { Frontier } from '#record/merkle/frontier.ts';
import { textLeafHash } from '#record/merkle/hashes.ts';
import { COSIGNATURE, ED25519, formatVerifierKey, type VerifierKey } from '#record/note/keys.ts';
import { formatNote, signatureLine } from '#record/note/note.ts';
import { cosign, type Signer, signerOf, signNote } from '#record/note/signing.ts';
import { sha256, toBase64 } from '#record/platform.ts';
import { formatPolicy } from '#record/policy/policy.ts';
import { formatReceipt } from '#record/receipt.ts';
import { RulesCheck } from '#record/rules/rules-check.ts';
import { proveInclusion } from '#record/tiles/prove-inclusion.ts';
import type { PickResult } from '#schema/rules/picks/pick-values.ts';
import { TileStore } from './tile-store.ts';

export const ORIGIN = 'picks.example/record/log';
export const signer = signerOf(ORIGIN, ED25519, new Uint8Array(32).fill(1));
export const witness = signerOf('witness.example/w1', COSIGNATURE, new Uint8Array(32).fill(2));
export const policy = formatPolicy(signer.key, [{ name: 'w1', key: witness.key }], 1);

/** When a sample is checked: an hour after its file was made. */
export const CHECKED_AT = Date.parse('2026-11-03T13:00:00.000Z');

/** The key of the same log that replaces `signer`. */
export const nextSigner = signerOf(ORIGIN, ED25519, new Uint8Array(32).fill(5));

export interface SampleEntry {
  leaf: string;
  opening: Opening | null;
  result: PickResult | null;
}

const BET: Bet = {
  league: 'NFL',
  teamOne: 'Bills',
  teamTwo: 'Jets',
  startsAt: '2026-11-01T18:00:00.000Z',
  readableAt: '2026-11-01T13:00:00.000Z',
  selection: 'Bills -3.5',
  market: 'SPREAD',
  line: '-3.50',
  odds: '1.910000',
  units: '2.00',
  book: null,
  analyst: 'Ann',
  probability: null,
};

/** Final scores by which Bills -3.5 ends; it never ends on its line. */
const SCORES = { WIN: '24-20', LOSS: '20-24', PUSH: null, PENDING: null } as const;

interface SamplePick {
  pick: string;
  at: string;
  version?: number;
  revealBy?: string;
  bet?: Partial<Bet>;
  isSealed?: boolean;
  result?: PickResult;
}

/** A log as a gateway would have written it, to be checked and forged. */
export class SampleLog {
  readonly entries: SampleEntry[] = [];
  /** By size; a forger may keep two of a size. */
  readonly checkpoints: { size: number; note: string }[] = [];
  endsAt = '2026-11-03T12:00:00.000Z';
  /** What the site shows; undefined for what its log comes to. */
  site: SiteTally | null | undefined;
  /** Picks of which the site shows no result. */
  readonly hidden = new Set<string>();
  /** Witnesses sign the last checkpoint again when the file is made, where they had signed it before. */
  isSignedAgain = true;
  /** The index of the first entry: above 0 in a part of a larger log. */
  readonly #first: number;

  constructor(first = 0) {
    this.#first = first;
  }

  add(leaf: Leaf, opening: Opening | null = null, result: PickResult | null = null): number {
    return this.#first + this.entries.push({ leaf: JSON.stringify(leaf), opening, result }) - 1;
  }

  pick({ pick, at, version = 1, bet, isSealed, result, ...given }: SamplePick): number {
    const index = this.#first + this.entries.length;
    const revealBy = given.revealBy ?? '2026-11-02T05:00:00.000Z';
    const [salt, whySalt] = [sha256(utf8(`salt ${index}`)), sha256(utf8(`why ${index}`))];
    const words = JSON.stringify({ ...BET, ...bet });
    const why = `They rested, and ${pick} knows it.`;
    const sealed = { bet: commitment('bet', salt, words), why: commitment('why', whySalt, why) };
    const opening = { index, salt: toBase64(salt), bet: words, whySalt: toBase64(whySalt), why };
    const leaf: Leaf = { v: 1, kind: 'pick', at, pick, version, tier: 'VIP', revealBy, ...sealed };
    return this.add(leaf, isSealed ? null : opening, result ?? null);
  }

  /** With a score that the bet of `pick` ends by like that, where there is one. */
  grade(pick: string, result: Grade, at: string, given: Partial<GradeLeaf> = {}): number {
    return this.add({
      v: 1,
      kind: 'grade',
      at,
      pick,
      result,
      score: SCORES[result],
      source: 'league site',
      author: 'desk',
      reason: null,
      ...given,
    });
  }

  /** A price of a pick, opened as all that is sealed. */
  price(pick: string, moment: string, at: string, odds = '1.900000'): number {
    const index = this.#first + this.entries.length;
    const salt = sha256(utf8(`price ${index}`));
    const price = JSON.stringify({ book: 'Book', line: '-3.50', odds, oddsOther: '1.950000' });
    const leaf: Leaf = { v: 1, kind: 'price', at, pick, moment, c: commitment('price', salt, price) };
    return this.add(leaf, { index, salt: toBase64(salt), price });
  }

  policy(at: string, mostUnits = '5.00'): number {
    const rules = '0'.repeat(64);
    return this.add({ v: 1, kind: 'policy', at, mostUnits, voidReasons: ['POSTPONED'], rules });
  }

  /** `by` signs the change off; what is named as replaced may be another. */
  key(at: string, next: Signer, by: Signer = signer, replaced: VerifierKey = by.key): number {
    const change = { old: replaced, next: next.key };
    const signature = toBase64(signNote(by, keyChangeText(change)).signature);
    const [key, old] = [formatVerifierKey(change.next), formatVerifierKey(change.old)];
    return this.add({ v: 1, kind: 'key', at, key, old, signature });
  }

  day(opened: number[], at: string): number {
    const sha256 = '0'.repeat(64);
    const counts = { due: opened.length, withdrawn: 0, cancelled: 0, void: 0 };
    return this.add({ v: 1, kind: 'day', at, date: '2026-11-01', opened, ...counts, sha256 });
  }

  /** Signs the log as it is; `seenAt` is when the witness saw it, null when none did. */
  sign(seenAt: string | null, by: Signer = signer): string {
    const note = this.noteOf(this.entries.length, seenAt, by);
    this.checkpoints.push({ size: this.entries.length, note });
    return note;
  }

  noteOf(size: number, seenAt: string | null, by: Signer = signer): string {
    const tree = new Frontier();
    for (const { leaf } of this.entries.slice(0, size)) tree.append(textLeafHash(leaf));
    const text = checkpointText({ origin: by.key.name, size, root: tree.root() });
    const signatures = [signNote(by, text)];
    if (seenAt) signatures.push(cosign(witness, text, Math.floor(Date.parse(seenAt) / 1_000)));
    return formatNote({ text, signatures });
  }

  async receipt(index: number, checkpoint: string, size: number): Promise<string> {
    const store = new TileStore();
    store.append(this.entries.slice(0, size).map(({ leaf }) => textLeafHash(leaf)));
    const proof = await proveInclusion(index, size, store.read);
    const { leaf = '', opening = null } = this.entries[index] ?? {};
    return formatReceipt({ index, leaf, opening, proof, checkpoint });
  }

  /** The lines of all.ndjson. */
  lines(): ArchiveLine[] {
    const lines: ArchiveLine[] = [{ line: 'header', origin: ORIGIN }];
    for (const [index, entry] of this.entries.entries()) {
      if (index % 256 === 0) {
        const leaves = this.entries.slice(index, index + 256);
        const hashes = concat(...leaves.map(({ leaf }) => textLeafHash(leaf)));
        lines.push({ line: 'tile', n: index / 256, hashes });
      }
      lines.push({ line: 'leaf', index, ...entry, result: entry.result ?? this.#shownResult(entry) });
      for (const { note } of this.checkpoints.filter(({ size }) => size === index + 1))
        lines.push({
          line: 'checkpoint',
          note: index + 1 === this.entries.length ? this.#again(note) : note,
        });
    }
    const openings = this.entries.filter(({ opening }) => opening).length;
    const checkpoints = this.checkpoints.length;
    const site = this.site === undefined ? this.#shown() : this.site;
    lines.push({ line: 'end', leaves: this.entries.length, openings, checkpoints, at: this.endsAt, site });
    return lines;
  }

  #again(note: string): string {
    if (!this.isSignedAgain || !note.includes(`\n— ${witness.key.name} `)) return note;
    const text = note.slice(0, note.lastIndexOf('\n\n') + 1);
    return `${note}${signatureLine(cosign(witness, text, Math.floor(Date.parse(this.endsAt) / 1_000)))}\n`;
  }

  /** An honest site shows the last grade of what is open. */
  #shownResult({ leaf, opening }: SampleEntry): PickResult | null {
    const id = opening && 'bet' in opening && /"pick":"([^"]+)"/.exec(leaf)?.[1];
    if (!id || this.hidden.has(id)) return null;
    const last = this.entries.findLast(
      (other) => other.leaf.includes(`"pick":"${id}"`) && /"kind":"(grade|void)"/.test(other.leaf),
    );
    if (!last) return null;
    return (/"result":"([A-Z]+)"/.exec(last.leaf)?.[1] as PickResult | undefined) ?? 'VOID';
  }

  /** What an honest site would show. */
  #shown(): SiteTally {
    const check = new RulesCheck();
    for (const [index, { leaf, opening, result }] of this.entries.entries())
      try {
        check.take(index, parseLeaf(leaf), opening, result ?? undefined);
      } catch {
        // A leaf that cannot be read is what the verifier is given it for.
      }
    const { wins, losses, pushes, voids, units, unitsStaked } = check.provenRecord(
      Date.parse(this.endsAt),
    ).asShown;
    return { wins, losses, pushes, voids, units: (units ?? 0).toFixed(2), staked: unitsStaked.toFixed(2) };
  }

  text(): string {
    return textOfLines(this.lines());
  }
}

export function textOfLines(lines: readonly ArchiveLine[]): string {
  return lines.map((line) => `${formatArchiveLine(line)}\n`).join('');
}

/** The honest log with prices at posting and at the close, the latter corrected once: leaves 6 to 8. */
export function pricedLog(): SampleLog {
  const log = honestLog();
  const at = '2026-11-02T05:03:00.000Z';
  log.price('pick_a', 'POSTED', at);
  log.price('pick_a', 'CLOSE', at);
  log.price('pick_a', 'CLOSE', at, '1.880000');
  log.sign('2026-11-02T05:04:00.000Z');
  return log;
}

/** Five leaves, witnessed before the start; opened, graded and witnessed again after it. An honest record of 1–1. */
export function honestLog(): SampleLog {
  const log = new SampleLog();
  log.policy('2026-10-31T12:00:00.000Z');
  const first = log.pick({ pick: 'pick_a', at: '2026-11-01T13:00:00.000Z', result: 'WIN' });
  const second = log.pick({ pick: 'pick_b', at: '2026-11-01T13:05:00.000Z', result: 'LOSS' });
  log.sign('2026-11-01T13:06:00.000Z');
  log.grade('pick_a', 'WIN', '2026-11-01T22:00:00.000Z');
  log.grade('pick_b', 'LOSS', '2026-11-01T22:01:00.000Z');
  log.day([first, second], '2026-11-02T05:01:00.000Z');
  log.sign('2026-11-02T05:02:00.000Z');
  return log;
}
