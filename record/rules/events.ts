import type { CancelLeaf, GradeLeaf, MoveLeaf, VoidLeaf, WithdrawLeaf } from '#record/leaf/leaf.ts';
import { timeOf } from '#record/platform.ts';
import type { PickState } from './pick-state.ts';
import type { Rule } from './rules.ts';
import { checkScore } from './score-check.ts';

/** Which rule a leaf breaks, and how. What breaks a rule has no effect. */
export interface Problem {
  rule: Rule;
  says: string;
}

export type PickEvent = WithdrawLeaf | CancelLeaf | GradeLeaf | VoidLeaf | MoveLeaf;

const MAX_MOVED = 14 * 86_400_000;

/**
 * What the leaf of an index does to its pick at a moment, in milliseconds. `voidReasons` is null while picks are being
 * imported: what became of them before the log began is taken as it is, and proven by nothing.
 */
export function applyEvent(
  pick: PickState,
  leaf: PickEvent,
  { index, at }: { index: number; at: number },
  voidReasons: readonly string[] | null,
): Problem | null {
  switch (leaf.kind) {
    case 'grade':
      return grade(pick, leaf, { index, at }, voidReasons === null);
    case 'void':
      return setVoid(pick, leaf, at, voidReasons);
    case 'withdraw':
      return withdraw(pick, leaf, at, voidReasons === null) ?? takeBack(pick, index, 'WITHDRAWN');
    case 'cancel':
      return cancel(pick, leaf, at) ?? takeBack(pick, index, 'CANCELLED');
    case 'move':
      return move(pick, leaf, at);
  }
}

function grade(
  pick: PickState,
  leaf: GradeLeaf,
  { index, at }: { index: number; at: number },
  isImporting: boolean,
): Problem | null {
  if (isEarly(pick, at) && !isImporting)
    return { rule: 'grade-before-start', says: `It grades ${leaf.pick} before its start.` };
  pick.grade(leaf.result);
  if (leaf.score !== null) pick.setScored();
  checkScore(pick, leaf, index);
  return null;
}

function isEarly(pick: PickState, at: number): boolean {
  return Number.isFinite(pick.startsAt) && at < pick.startsAt;
}

function setVoid(
  pick: PickState,
  { pick: id, reason }: VoidLeaf,
  at: number,
  voidReasons: readonly string[] | null,
): Problem | null {
  if (voidReasons && isEarly(pick, at))
    return { rule: 'grade-before-start', says: `It makes ${id} void before its start.` };
  if (voidReasons && !voidReasons.includes(reason))
    return { rule: 'void-reason', says: `The rules that ${id} was sealed under know no reason '${reason}'.` };
  pick.grade('VOID');
  pick.setVoidAfterScore(reason === 'POSTPONED' && pick.isScored);
  return null;
}

function withdraw(
  pick: PickState,
  { pick: id }: WithdrawLeaf,
  at: number,
  isImporting: boolean,
): Problem | null {
  return !isImporting && pick.firstStart <= at
    ? { rule: 'withdraw-after-start', says: `${id} had started.` }
    : null;
}

function cancel(pick: PickState, { pick: id }: CancelLeaf, at: number): Problem | null {
  return pick.firstStart <= at || pick.readableAt <= at
    ? { rule: 'cancel-after-readable', says: `Members could read ${id}.` }
    : null;
}

function takeBack(pick: PickState, index: number, how: 'WITHDRAWN' | 'CANCELLED'): null {
  pick.takenBack = how;
  pick.index = index;
  return null;
}

function move(pick: PickState, { revealBy, pick: id }: MoveLeaf, at: number): Problem | null {
  const deadline = timeOf(revealBy);
  if (at >= pick.deadline || deadline < pick.deadline || deadline - pick.firstDeadline > MAX_MOVED)
    return { rule: 'move', says: `The deadline of ${id} moves to ${revealBy}.` };
  pick.deadline = deadline;
  pick.isMoved = true;
  return null;
}
