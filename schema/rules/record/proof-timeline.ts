import { type PickResult, resultLabel } from '#schema/rules/picks/pick-values.ts';
import { VOID_REASON_TEXTS, VOID_REASONS } from '#schema/rules/picks/void-reasons.ts';
import { isPriceMoment, type PriceMoment, priceMomentLabel } from '#schema/rules/stats/price-moments.ts';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';

/** An entry of the log: its body is what was hashed. */
interface LogLeaf {
  number: number;
  kind: string;
  at: Date | string;
  body: string;
}

/** The fields of leaves that are shown (docs/record-formats.md). */
interface LeafText {
  version?: number;
  revealBy?: string;
  result?: PickResult;
  score?: string | null;
  source?: string | null;
  author?: string | null;
  reason?: string | null;
  note?: string | null;
  moment?: string;
}

export interface TimelineEntry {
  leaf: LogLeaf;
  /** Of a leaf that seals odds: when they were those. Its own time is when they were recorded, often later. */
  moment: PriceMoment | null;
  /** Of a leaf that seals words of the pick: which version. */
  version: number | null;
  title: string;
  /** Score, source, reason and author, as far as they were given. */
  details: string[];
}

/** What the log holds of a pick, the first leaf first, in words. */
export function timelineOf({ leaves }: { leaves: readonly LogLeaf[] }): TimelineEntry[] {
  const firstGrade = leaves.find(({ kind }) => kind === 'grade' || kind === 'void');
  return leaves.map((leaf) => {
    const text = textOf(leaf);
    return {
      leaf,
      moment: text.moment && isPriceMoment(text.moment) ? text.moment : null,
      version: text.version ?? null,
      title: titleOf(leaf.kind, text, leaf === firstGrade),
      details: detailsOf(leaf.kind, text),
    };
  });
}

/** Which version of its words is current. */
export function versionOf({ leaves }: { leaves: readonly LogLeaf[] }): number {
  const present = leaves.findLast(({ kind }) => kind === 'pick' || kind === 'import');
  return (present && textOf(present).version) ?? 1;
}

function titleOf(kind: string, text: LeafText, isFirst: boolean): string {
  switch (kind) {
    case 'pick':
      return text.version === 1 ? 'Sealed' : `Version ${text.version} sealed`;
    case 'import':
      return 'Entered from before the log, unproven';
    case 'move':
      return `To be opened by ${text.revealBy ? shownPlainMoment(new Date(text.revealBy)) : 'a later day'}`;
    case 'withdraw':
      return 'Withdrawn';
    case 'cancel':
      return 'Deleted before anyone could read it';
    case 'price':
      return `Odds ${text.moment && isPriceMoment(text.moment) ? priceMomentLabel(text.moment) : ''}`;
    case 'void':
      return `${isFirst ? 'Void' : 'Corrected to Void'}: ${voidText(text.reason)}`;
    default:
      return gradeTitle(text.result ?? 'PENDING', isFirst);
  }
}

/** Picks that were void before the log began have no reason of the rules. */
function voidText(given: string | null | undefined): string {
  const reason = VOID_REASONS.find((each) => each === given);
  return reason ? VOID_REASON_TEXTS[reason].label : 'from before the log began';
}

function gradeTitle(result: PickResult, isFirst: boolean): string {
  if (result === 'PENDING') return 'Result removed';
  return `${isFirst ? 'Graded' : 'Corrected to'} ${resultLabel(result)}`;
}

function detailsOf(kind: string, { score, source, author, reason: given, note }: LeafText): string[] {
  const reason = kind === 'void' ? note : given;
  return [
    score && `Score ${score}`,
    source && `Source: ${source}`,
    reason,
    author && authorText(kind, author),
  ].filter((detail) => typeof detail === 'string' && detail !== '') as string[];
}

/** 'Graded by an editor (code 4f1c09ab)': who it was is theirs to say, but that two results are of one person is not. */
function authorText(kind: string, author: string): string {
  const code = /^editor-([0-9a-f]+)$/.exec(author)?.[1];
  const by = `by ${code ? `an editor (code ${code})` : author}`;
  return `${ACTS[kind] ?? 'Written'} ${by}`;
}

const ACTS: Record<string, string> = { grade: 'Graded', void: 'Voided', withdraw: 'Withdrawn' };

function textOf({ body }: LogLeaf): LeafText {
  return JSON.parse(body) as LeafText;
}
