import { hexOf, utf8 } from '#record/bytes.ts';
import { sha256 } from '#record/platform.ts';
import { MAX_UNITS } from '#schema/rules/picks/pick-values.ts';
import { VOID_REASONS } from '#schema/rules/picks/void-reasons.ts';
import { type ClosingRule, recordRulesText } from '#schema/rules/record/record-rules.ts';
import type { PolicyLeaf } from './leaf.ts';

/** The house rules of this version as a `policy` leaf says them. */
export function housePolicy(
  closing: ClosingRule | null,
): Pick<PolicyLeaf, 'mostUnits' | 'voidReasons' | 'rules'> {
  const rules = hexOf(sha256(utf8(recordRulesText(closing))));
  return { mostUnits: String(MAX_UNITS), voidReasons: [...VOID_REASONS], rules };
}
