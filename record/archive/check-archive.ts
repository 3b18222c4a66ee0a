import { equalBytes, includesAt } from '#record/bytes.ts';
import { parseCheckpoint } from '#record/checkpoint.ts';
import { type KeyLeaf, parseLeaf } from '#record/leaf/leaf.ts';
import { Malformed } from '#record/malformed.ts';
import { Frontier } from '#record/merkle/frontier.ts';
import { textLeafHash } from '#record/merkle/hashes.ts';
import type { SignedNote } from '#record/note/note.ts';
import { type CheckedCheckpoint, checkCheckpoint } from '#record/policy/check-checkpoint.ts';
import { canSplit, type Policy, SPLIT } from '#record/policy/policy.ts';
import type { ProvenRecord } from '#record/rules/proven-record.ts';
import type { Finding, Rule } from '#record/rules/rules.ts';
import { RulesCheck } from '#record/rules/rules-check.ts';
import { MAX_ENTRY_LENGTH } from '#record/tiles/entries.ts';
import { TILE_WIDTH } from '#record/tiles/tiles.ts';
import { endText, type FileEnd, stateOfEnd } from './file-end.ts';
import type { KnownHistory } from './known-history.ts';
import { type ArchiveLine, parseArchiveLine } from './lines.ts';
import { LogKeys } from './log-keys.ts';
import { type SiteTally, siteTallyProblem } from './site-tally.ts';

/**
 * Between two leaves are a checkpoint and a tile; after so many findings a record is broken enough. A small packed file
 * could go on with either for hours.
 */
const MOST_BETWEEN_LEAVES = 16;
const MOST_FINDINGS = 10_000;

/** The verdict on a whole record. */
export interface CheckedArchive {
  origin: string;
  leaves: number;
  findings: readonly Finding[];
  /** Why something could be neither proved nor refuted: sentences. */
  undecided: readonly string[];
  record: ProvenRecord;
  /** When a quorum of witnesses last signed the end of the file, in milliseconds; null when none did. */
  seenAt: number | null;
  /** Null where the policy names no witness. */
  end: FileEnd | null;
}

/** Checks an archive line by line: hashes, roots, signatures, openings, and the rules of the record. */
export class ArchiveCheck {
  readonly rules = new RulesCheck();
  #policy: Policy;
  #keys: LogKeys;
  readonly #known: KnownHistory;
  readonly #tree = new Frontier();
  readonly #findings: Finding[] = [];
  readonly #undecided: string[] = [];
  #origin: string | null = null;
  #tile: { n: number; hashes: Uint8Array } | null = null;
  /** Leaves under the last checkpoint whose root was right. */
  #rooted = 0;
  /** Under the last checkpoint that a quorum of witnesses had signed, and when they last did, in milliseconds. */
  #seen: { size: number; at: number } | null = null;
  #openings = 0;
  #checkpoints = 0;
  #end: Extract<ArchiveLine, { line: 'end' }> | null = null;
  #sinceLeaf = 0;
  /** The index that follows that of the last leaf. */
  #next = 0;
  /** One leaf out of place puts all after it out of place. */
  #isAstray = false;

  /** `known` holds what receipts and saved checkpoints say of the log. */
  constructor(policy: Policy, known: KnownHistory) {
    this.#policy = policy;
    this.#keys = new LogKeys(policy.logs);
    this.#known = known;
  }

  /** Throws Malformed when the line cannot be read, or belongs to the log of another site. */
  take(text: string): void {
    const line = parseArchiveLine(text);
    this.#refuseMisplaced(line.line);
    if (line.line === 'header') this.#begin(line.origin);
    else if (line.line === 'tile') this.#tile = line;
    else if (line.line === 'leaf') this.#leaf(line);
    else if (line.line === 'checkpoint') this.#checkpoint(line.note);
    else this.#close(line);
  }

  #refuseMisplaced(line: ArchiveLine['line']): void {
    this.#refuseEndless(line);
    if (this.#end) throw new Malformed('The file goes on after its last line.');
    if ((this.#origin === null) !== (line === 'header'))
      throw new Malformed('The file does not begin, once, with the name of its format.');
  }

  #refuseEndless(line: ArchiveLine['line']): void {
    this.#sinceLeaf = line === 'leaf' ? 0 : this.#sinceLeaf + 1;
    if (this.#sinceLeaf > MOST_BETWEEN_LEAVES)
      throw new Malformed('The file repeats itself: too many lines without a leaf.');
    if (this.#findings.length + this.rules.findings.length > MOST_FINDINGS)
      throw new Malformed(`There are more than ${MOST_FINDINGS} findings: the rest was not read.`);
  }

  #begin(origin: string): void {
    if (!this.#policy.logs.some(({ name }) => name === origin))
      throw new Malformed(`The file is of the log ${origin}, which the policy does not name.`);
    this.#origin = origin;
  }

  #leaf({ index, leaf: source, opening, result }: Extract<ArchiveLine, { line: 'leaf' }>): void {
    const at = this.#append(index, source);
    if (opening) this.#openings += 1;
    try {
      if (source.length > MAX_ENTRY_LENGTH) throw new Malformed('The leaf is longer than an entry of a log.');
      const leaf = parseLeaf(source);
      this.rules.take(at, leaf, opening?.index === index ? opening : null, result ?? undefined);
      if (leaf.kind === 'key') this.#changeKey(at, leaf);
      if (opening && opening.index !== index)
        this.#report(at, 'opening', `It is opened as leaf ${opening.index}.`);
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      this.#report(at, 'leaf-form', error.message);
    }
    this.#compareWithHistory();
  }

  /** Answers where the leaf is, whatever its line says. */
  #append(index: number, source: string): number {
    const at = this.#tree.size;
    if (index !== this.#next) {
      this.#report(at, 'leaf-order', `Leaf ${index} stands where leaf ${at} belongs.`);
      this.#isAstray = true;
    }
    this.#next = index + 1;
    const hash = textLeafHash(source);
    this.#tree.append(hash);
    this.#compareWithTile(at, hash);
    for (const says of this.#known.contradictions(at, source)) this.#report(at, 'one-history', says);
    return at;
  }

  #changeKey(at: number, leaf: KeyLeaf): void {
    const problem = this.#keys.take(leaf);
    if (problem) this.#report(at, 'key-change', problem);
    else this.#policy = { ...this.#policy, logs: this.#keys.trusted };
  }

  #compareWithTile(at: number, hash: Uint8Array): void {
    if (this.#tile?.n !== Math.floor(at / TILE_WIDTH) || this.#isAstray) return;
    const place = (at % TILE_WIDTH) * 32;
    if (includesAt(this.#tile.hashes, place, hash)) return;
    this.#report(at, 'leaf-hash', 'Its words do not hash to what its tile holds: leaf or tile was changed.');
    this.#isAstray = true;
  }

  #compareWithHistory(): void {
    const { size } = this.#tree;
    if (!this.#known.hasSize(size)) return;
    for (const { leaf, says } of this.#known.otherRoots(size, this.#tree.root()))
      this.#report(leaf, 'one-history', says);
    this.#undecided.push(...this.#known.otherClaims(size, this.#tree.root()));
    for (const note of this.#known.notes(size)) this.#checkSigners(note);
  }

  #checkSigners(note: SignedNote): void {
    const says = this.#keys.problem(this.#keys.signersOf(note), this.rules.lastAt);
    if (says) this.#report(this.#tree.size - 1, 'signing-key', says);
  }

  #checkpoint(note: string): void {
    const signed = parseCheckpoint(note);
    const checked = checkCheckpoint(this.#policy, signed);
    if (checked.verdict === 'unknown')
      throw new Malformed(`A checkpoint of the file is not this log's. ${checked.why}`);
    this.#checkpoints += 1;
    if (checked.verdict === 'forged') this.#report(null, 'signature', checked.why);
    else this.#compareWithTree(checked, signed.note);
  }

  #compareWithTree(
    { checkpoint, witnessedAt, lastWitnessedAt }: Extract<CheckedCheckpoint, { verdict: 'signed' }>,
    note: SignedNote,
  ): void {
    const { size, root } = checkpoint;
    const leaves = this.#tree.size;
    if (witnessedAt !== null) this.rules.witnessed.add(size, witnessedAt * 1_000);
    const says = this.#known.add(size, root, 'a checkpoint of this file');
    if (says) this.#report(size - 1, 'one-root', says);
    if (size !== leaves) {
      const where = `${leaves} leaves stand where the log signed ${size}.`;
      this.#report(Math.min(size, leaves), 'leaf-order', where);
      return;
    }
    this.#checkSigners(note);
    if (!equalBytes(root, this.#tree.root())) {
      if (!says) this.#wrongRoot(size);
      return;
    }
    this.#rooted = size;
    if (lastWitnessedAt !== null) this.#seen = { size, at: lastWitnessedAt * 1_000 };
  }

  #wrongRoot(size: number): void {
    const first = this.#findings.find(({ rule }) => rule === 'leaf-hash' || rule === 'leaf-order')?.leaf;
    const where = `${this.#rooted} to ${size - 1}`;
    const says = `The log signed another root for ${size} leaves: of ${where} one was changed, left out or put in.`;
    this.#report(first ?? this.#rooted, 'root', says);
  }

  #close(end: Extract<ArchiveLine, { line: 'end' }>): void {
    this.#end = end;
    const counts = { leaves: this.#tree.size, openings: this.#openings, checkpoints: this.#checkpoints };
    for (const what of ['leaves', 'openings', 'checkpoints'] as const)
      if (end[what] !== counts[what])
        this.#report(null, 'count', `The file holds ${counts[what]} ${what}, and says ${end[what]}.`);
  }

  /**
   * `now` is the moment that the age of the file is held against, in milliseconds. Throws Malformed when the file has no last
   * line: it was cut off.
   */
  finish(now: number): CheckedArchive {
    if (!this.#origin) throw new Malformed('The file is empty.');
    const leaves = this.#tree.size;
    if (!this.#end)
      throw new Malformed(
        `The file is cut off after ${leaves} leaves: its last line is missing. Download it again.`,
      );
    if (this.#rooted < leaves && !this.#findings.some(({ rule }) => rule === 'root'))
      this.#undecided.push(`No signed checkpoint holds the leaves from ${this.#rooted} on.`);
    for (const { id } of this.#keys.unused())
      this.#undecided.push(
        `The policy names the key ${id}, which this file does not announce: it is older, or not of this log's key.`,
      );
    const ends = Date.parse(this.#end.at);
    const seenAt = this.#seen?.size === leaves ? this.#seen.at : null;
    for (const { leaf, says, isBroken } of this.#known.beyond(leaves, Math.max(ends, seenAt ?? 0))) {
      if (isBroken) this.#report(leaf, 'one-history', says);
      else this.#undecided.push(says);
    }
    if (this.#policy.quorum && canSplit(this.#policy.quorum)) this.#undecided.push(SPLIT);
    const end = this.#policy.quorum && stateOfEnd(seenAt, ends, now);
    if (end && end !== 'witnessed')
      this.#undecided.push(endText(end, { leaves, ends, now, seen: this.#seen }));
    const record = this.rules.provenRecord(ends);
    for (const { leaf, result } of record.unshown)
      this.#report(leaf, 'result-missing', `The site shows no result of this pick; the log says ${result}.`);
    this.#compareWithSite(this.#end.site, record);
    const { findings, undecided } = { findings: this.findings(), undecided: this.#undecided };
    return { origin: this.#origin, leaves, findings, undecided, record, seenAt, end };
  }

  #compareWithSite(site: SiteTally | null, { asShown }: ProvenRecord): void {
    if (!site) {
      this.#undecided.push(
        'The file does not say what the site’s own figures come to. Download it again in a minute.',
      );
      return;
    }
    const says = siteTallyProblem(site, asShown);
    if (says) this.#report(null, 'site-tally', says);
  }

  /** What is broken so far: also where the rest of the file cannot be read. */
  findings(): Finding[] {
    return [...this.#findings, ...this.rules.findings];
  }

  #report(leaf: number | null, rule: Rule, says: string): void {
    this.#findings.push({ leaf, rule, says });
  }
}
