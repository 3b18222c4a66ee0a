/** What an honest record keeps to. A finding names one of these, and the leaf that breaks it. */
export const RULES = {
  'leaf-form': 'A leaf is JSON of a known kind.',
  'leaf-order': 'Leaves follow one another without a gap.',
  'leaf-hash': 'A leaf hashes to what its tile holds.',
  root: 'A signed root is the root of the leaves before it.',
  signature: 'A checkpoint is signed by the key that it names.',
  'signing-key': 'The log is signed with its first key, and with another from the leaf on that announces it.',
  'key-change': 'A key is replaced by a leaf that it signed off itself.',
  'one-root': 'The log signs one root for a size.',
  'one-history': 'The log of a receipt is continued and never rewritten.',
  proof: "A receipt's proof leads from its leaf to the signed root.",
  count: 'The last line counts what the file holds.',
  'time-order': 'No leaf is older than the one before it.',
  opening: 'An opening is what was sealed.',
  'opening-withheld': 'What the log says was opened can be read.',
  overdue: 'A sealed pick is opened within a day of its deadline.',
  'reveal-deadline':
    'The deadline for opening is at most two days after the start, or after posting where that is later.',
  move: 'A deadline moves by a leaf of its own, before it has passed, and 14 days in all.',
  'most-units': 'No pick stakes more than the rules allow.',
  'version-order': "A pick's versions count up.",
  'price-moment': 'A price is of posting, of the opening for a plan, or of the close.',
  'unknown-pick': 'A leaf is about a pick that was sealed before.',
  'import-first': 'Picks from before the log stand at its beginning.',
  'withdraw-after-start': 'Nothing is withdrawn after the start.',
  'cancel-after-readable': 'Only what no one could read is canceled.',
  'after-withdrawal': 'A withdrawn pick stays withdrawn.',
  'grade-before-start': 'There is no result before the start.',
  'void-reason': 'A pick is void for a reason that the rules published before it was sealed.',
  'grade-by-score': 'A result does not contradict the final score that stands in its own leaf.',
  'grade-without-leaf': 'The result that the site shows is the last one in the log.',
  'result-missing': 'The site shows a result for each pick that was opened and graded.',
  'site-tally': "The site's own figures come to what its log does.",
} as const;
export type Rule = keyof typeof RULES;

export interface Finding {
  /** The index of the leaf; null when it is about no single one. */
  leaf: number | null;
  rule: Rule;
  /** What is wrong, in a sentence. */
  says: string;
}
