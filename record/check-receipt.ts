import { type Bet, parseBet } from './leaf/bet.ts';
import { type Leaf, parseLeaf } from './leaf/leaf.ts';
import { openingProblem } from './leaf/opening.ts';
import { textLeafHash } from './merkle/hashes.ts';
import { isIncluded } from './merkle/verify.ts';
import { checkCheckpoint } from './policy/check-checkpoint.ts';
import type { Policy } from './policy/policy.ts';
import type { ParsedReceipt } from './receipt.ts';
import type { Finding } from './rules/rules.ts';

/** What a receipt proves, by a policy. */
export type CheckedReceipt =
  | {
      verdict: 'proved';
      leaf: Leaf;
      /** What it says, where the receipt opens it. */
      bet: Bet | null;
      why: string | null;
      size: number;
      /** By when witnesses had seen it, in seconds; null where the policy requires none, or too few had. */
      witnessedAt: number | null;
      /** Whether that was before the start; null while the bet is sealed. */
      isBeforeStart: boolean | null;
    }
  | { verdict: 'broken'; finding: Finding }
  | { verdict: 'undecided'; why: string };

/** Verifies a receipt with nothing but a policy. Throws Malformed when its leaf or a cosignature cannot be read. */
export function checkReceipt(policy: Policy, receipt: ParsedReceipt): CheckedReceipt {
  const { index, proof, signed, opening } = receipt;
  const broken = (rule: Finding['rule'], says: string): CheckedReceipt => ({
    verdict: 'broken',
    finding: { leaf: index, rule, says },
  });
  const checked = checkCheckpoint(policy, signed);
  if (checked.verdict === 'unknown') return { verdict: 'undecided', why: checked.why };
  if (checked.verdict === 'forged') return broken('signature', checked.why);
  const { size, root } = checked.checkpoint;
  if (!isIncluded({ leaf: textLeafHash(receipt.leaf), index, size, root, proof }))
    return broken('proof', `Its leaf is not at ${index} in the log of ${size} that was signed.`);
  const leaf = parseLeaf(receipt.leaf);
  const problem =
    opening && (opening.index === index ? openingProblem(leaf, opening) : 'it is of another leaf');
  if (problem) return broken('opening', `What the receipt opens is not what was sealed: ${problem}.`);
  const bet = opening && 'bet' in opening ? parseBet(opening.bet) : null;
  const { witnessedAt } = checked;
  return {
    verdict: 'proved',
    leaf,
    bet,
    why: opening && 'why' in opening ? opening.why : null,
    size,
    witnessedAt,
    isBeforeStart: bet && witnessedAt !== null ? witnessedAt * 1_000 < Date.parse(bet.startsAt) : null,
  };
}
