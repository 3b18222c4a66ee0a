import { ArchiveCheck, type CheckedArchive } from '#record/archive/check-archive.ts';
import { KnownHistory } from '#record/archive/known-history.ts';
import { parseCheckpoint } from '#record/checkpoint.ts';
import { Malformed } from '#record/malformed.ts';
import { checkCheckpoint } from '#record/policy/check-checkpoint.ts';
import type { Policy } from '#record/policy/policy.ts';
import type { StatsFile } from '#schema/rules/stats/stats-file.ts';
import { linesOf } from './packed-lines.ts';
import { type Report, unreadableText } from './report-text.ts';
import { Unavailable } from './site-log.ts';
import { wholeText } from './whole-text.ts';

/** So many lines are checked before the page may draw again. */
const LINES_AT_ONCE = 400;

interface WholeCheck {
  policy: Policy;
  /** The checkpoint that this device remembers. */
  remembered: string | null;
  now: number;
  onLeaves(count: number): void;
}

/** Downloads the whole record, checks it as the verifier does, and holds the figures that the site shows against it. */
export async function checkWhole({ policy, remembered, now, onLeaves }: WholeCheck): Promise<Report> {
  const known = new KnownHistory();
  if (remembered) remember(known, policy, remembered);
  const check = new ArchiveCheck(policy, known);
  try {
    let lines = 0;
    for await (const line of linesOf(await download())) {
      check.take(line);
      lines += 1;
      if (lines % LINES_AT_ONCE > 0) continue;
      onLeaves(lines);
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    const checked: CheckedArchive = check.finish(now);
    return wholeText(checked, await readStats());
  } catch (failure) {
    if (!(failure instanceof Malformed)) throw failure;
    return unreadableText(failure.message);
  }
}

function remember(known: KnownHistory, policy: Policy, note: string): void {
  const signed = parseCheckpoint(note);
  const checked = checkCheckpoint(policy, signed);
  if (checked.verdict !== 'signed') return;
  const seenAt = checked.witnessedAt && checked.witnessedAt * 1_000;
  known.add(signed.size, signed.root, 'What this device remembers', { note: signed.note, seenAt });
}

async function download(): Promise<ReadableStream<Uint8Array>> {
  const answer = await fetch('/record/all.ndjson.gz', { cache: 'no-store' }).catch(() => null);
  if (!answer?.ok || !answer.body) throw new Unavailable(answer?.status);
  return answer.body;
}

/** What the site shows now; null where it shows none. */
async function readStats(): Promise<StatsFile | null> {
  const answer = await fetch('/record/stats.json', { cache: 'no-store' }).catch(() => null);
  if (!answer?.ok) throw new Unavailable(answer?.status);
  return (await answer.json()) as StatsFile;
}
