import { ArchiveCheck, type CheckedArchive } from '#record/archive/check-archive.ts';
import { KnownHistory } from '#record/archive/known-history.ts';
import { checkReceipt } from '#record/check-receipt.ts';
import type { SignedCheckpoint } from '#record/checkpoint.ts';
import { Malformed } from '#record/malformed.ts';
import { checkCheckpoint } from '#record/policy/check-checkpoint.ts';
import { canSplit, type Policy, parsePolicy, SPLIT } from '#record/policy/policy.ts';
import type { ParsedReceipt } from '#record/receipt.ts';
import type { ProvenRecord } from '#record/rules/proven-record.ts';
import type { Finding } from '#record/rules/rules.ts';
import { withAnnouncedKeys } from './announced-keys.ts';
import { type Arguments, parseArguments, USAGE } from './arguments.ts';
import { type Kept, readKept, readText } from './kept.ts';
import { readLines } from './read-lines.ts';
import { findingLines, receiptLine, recordLines } from './report.ts';
import { sentenceOf } from './system-error.ts';

export const PROVED = 0;
export const BROKEN = 1;
const UNDECIDED = 2;

/** Characters of a line of the report. */
const MAX_LINE = 1_000;

/** What a run comes to. */
interface Outcome {
  findings: Finding[];
  undecided: string[];
  lines: string[];
}

/** Checks what the words name, writes a report, and answers the exit code; `now` is what the age of a file is held against. */
export async function verify(
  words: readonly string[],
  write: (text: string) => void,
  now: number,
): Promise<number> {
  if (words.length === 0 || words.includes('--help')) {
    write(USAGE);
    return words.length === 0 ? UNDECIDED : PROVED;
  }
  const outcome: Outcome = { findings: [], undecided: [], lines: [] };
  try {
    await check(parseArguments(words), outcome, now);
  } catch (error) {
    outcome.undecided.push(sentenceOf(error));
  }
  write(`${reportOf(outcome).map(plainLine).join('\n')}\n`);
  return codeOf(outcome);
}

async function check(given: Arguments, outcome: Outcome, now: number): Promise<void> {
  const kept = await readKept(given);
  const policy = await withAnnouncedKeys(onePolicy(readText(given.policy)), given.archive, kept);
  const known = new KnownHistory();
  const archive = given.archive === null ? null : new ArchiveCheck(policy, known);
  for (const each of kept) takeKept(each, { policy, known, archive, outcome });
  if (!archive || given.archive === null) return;
  try {
    await readLines(given.archive, (line) => archive.take(line));
  } catch (error) {
    addFindings(outcome, archive.findings());
    throw error;
  }
  report(archive.finish(given.asOf ?? now), given, outcome);
}

/** Not as arguments of a call: a record may break hundreds of thousands of times, and no stack holds as many. */
function addFindings(outcome: Outcome, findings: readonly Finding[]): void {
  outcome.findings = outcome.findings.concat(findings);
}

/** Sizes and roots of two logs must not be held against one another. */
function onePolicy(text: string): Policy {
  const policy = parsePolicy(text);
  const names = new Set(policy.logs.map(({ name }) => name));
  if (names.size > 1) throw new Malformed('The policy names several logs. Check one at a time.');
  return policy;
}

interface CheckedRecord {
  policy: Policy;
  known: KnownHistory;
  archive: ArchiveCheck | null;
  outcome: Outcome;
}

function takeKept(kept: Kept, record: CheckedRecord): void {
  const { path } = kept;
  try {
    if (kept.what === 'receipts') takeReceipts(path, kept.receipts, record);
    else if (kept.what === 'checkpoints')
      for (const signed of kept.checkpoints) takeCheckpoint(path, signed, record);
    else if (kept.what === 'line') record.known.addClaim(kept.size, kept.root, path);
    else record.outcome.undecided.push(kept.why);
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    record.outcome.undecided.push(`${path}: ${error.message}`);
  }
}

function takeReceipts(
  path: string,
  receipts: readonly ParsedReceipt[],
  { policy, known, archive, outcome }: CheckedRecord,
): void {
  for (const receipt of receipts) {
    const checked = checkReceipt(policy, receipt);
    outcome.lines.push(receiptLine(path, checked));
    if (checked.verdict === 'undecided') outcome.undecided.push(`${path}: ${checked.why}`);
    if (checked.verdict === 'broken') outcome.findings.push(checked.finding);
    if (checked.verdict !== 'proved') continue;
    const { signed, index, leaf } = receipt;
    const says = known.add(signed.size, signed.root, path, {
      note: signed.note,
      seenAt: checked.witnessedAt && checked.witnessedAt * 1_000,
      leaf: { index, at: Date.parse(checked.leaf.at) },
    });
    if (says) outcome.findings.push({ leaf: index, rule: 'one-root', says });
    known.addLeaf(index, leaf, path);
    if (checked.witnessedAt !== null) archive?.rules.witnessed.add(signed.size, checked.witnessedAt * 1_000);
    if (!archive && checked.isBeforeStart === null && checked.bet)
      outcome.undecided.push(`${path}: ${unwitnessed(policy)}`);
    if (!archive && checked.isBeforeStart === false)
      outcome.undecided.push(
        `${path}: witnesses saw it after the start only; an earlier checkpoint may prove more.`,
      );
  }
}

function unwitnessed({ quorum }: Policy): string {
  return quorum && canSplit(quorum) ? SPLIT : 'no witness had seen it before the start.';
}

function takeCheckpoint(
  path: string,
  signed: SignedCheckpoint,
  { policy, known, archive, outcome }: CheckedRecord,
): void {
  const checked = checkCheckpoint(policy, signed);
  if (checked.verdict === 'unknown') outcome.undecided.push(`${path}: ${checked.why}`);
  if (checked.verdict === 'forged')
    outcome.findings.push({ leaf: null, rule: 'signature', says: `${path}: ${checked.why}` });
  if (checked.verdict !== 'signed') return;
  const { size, root } = checked.checkpoint;
  const seenAt = checked.witnessedAt && checked.witnessedAt * 1_000;
  const says = known.add(size, root, path, { note: signed.note, seenAt });
  if (says) outcome.findings.push({ leaf: size - 1, rule: 'one-root', says });
  if (checked.witnessedAt !== null) archive?.rules.witnessed.add(size, checked.witnessedAt * 1_000);
}

function report(checked: CheckedArchive, { acceptStatedTimes }: Arguments, outcome: Outcome): void {
  const { record } = checked;
  const isAtWorst = record.unwitnessed > 0 && !acceptStatedTimes && isMostlyWitnessed(record);
  outcome.lines.push(...(outcome.lines.length > 0 ? [''] : []), ...recordLines(checked, isAtWorst));
  addFindings(outcome, checked.findings);
  outcome.undecided.push(...checked.undecided);
  if (record.unwitnessed > 0 && !acceptStatedTimes && !isAtWorst)
    outcome.undecided.push(
      `No witness had seen ${record.unwitnessed} of the counted or withdrawn picks before their start, leaf ${record.firstUnwitnessed} the first of them: ` +
        'their times are the log’s own word (--accept-stated-times believes it).',
    );
}

/** A pick that was sealed seconds before its start leaves the others as they are; a log without witnesses proves no times. */
function isMostlyWitnessed({ witnessed, unwitnessed }: ProvenRecord): boolean {
  return witnessed > unwitnessed;
}

function reportOf({ findings, undecided, lines }: Outcome): string[] {
  const broken = findings.length > 0 ? ['', 'Broken:', ...findingLines(findings)] : [];
  const open = undecided.length > 0 ? ['', 'Not decidable:', ...undecided.map((says) => `  ${says}`)] : [];
  const verdict = ['PROVED', 'BROKEN', 'NOT DECIDED'][codeOf({ findings, undecided, lines })] ?? '';
  return [
    ...lines,
    ...broken,
    ...open,
    ...(lines.length + findings.length + undecided.length > 0 ? [''] : []),
    verdict,
  ];
}

/** A record could hold words that move the cursor, or colour a terminal, and so write a verdict of their own. */
function plainLine(line: string): string {
  const plain = line.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\u{fffd}');
  return plain.length > MAX_LINE ? `${plain.slice(0, MAX_LINE)}…` : plain;
}

function codeOf({ findings, undecided }: Outcome): number {
  if (findings.length > 0) return BROKEN;
  return undecided.length > 0 ? UNDECIDED : PROVED;
}
