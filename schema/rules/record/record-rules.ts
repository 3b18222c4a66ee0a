import { EARLY_CLOSE_SECONDS } from '#schema/rules/market/closes.ts';
import { MAX_UNITS } from '#schema/rules/picks/pick-values.ts';
import { VOID_REASON_TEXTS, VOID_REASONS } from '#schema/rules/picks/void-reasons.ts';
import { WHAT_COUNTS } from './what-counts.ts';

/** How long after its deadline a sealed pick may stay unopened before it counts as lost. */
export const OVERDUE_AFTER_HOURS = 24;
/** How far a posted pick's day may be moved in all. */
export const MAX_DAYS_MOVED = 14;

/** Shown where no reason was given. */
export const NO_REASON = 'No reason given';
/** Longest texts around a grade or a withdrawal, in characters. */
export const REASON_LIMITS = { reason: 500, score: 80, source: 300 } as const;

interface RuleSection {
  id: string;
  title: string;
  paragraphs: readonly string[];
}

/** How closing prices are noted by rule: at one book for all picks, by the provider's key; null: at the book of each pick. */
export interface ClosingRule {
  reference: string | null;
}

const GRADED: readonly RuleSection[] = [
  {
    id: 'counts',
    title: 'What counts',
    paragraphs: [
      WHAT_COUNTS,
      'A pick can be edited until its game starts. Every version is sealed and becomes public, and the last one before the start counts.',
      `A pick stakes at most ${MAX_UNITS} units.`,
    ],
  },
  {
    id: 'grading',
    title: 'Grading',
    paragraphs: [
      'A pick is graded by the league’s final score, overtime and extra innings included, and never before the game starts.',
      'A pick on a part of the game, such as a half, or on one team’s points gets its result from that part or those points, by a person.',
      'We grade at the line and odds in the pick, even if they moved later.',
      'A push is a tie: the pick lands on its line, the stake comes back, and it counts as neither a win nor a loss.',
    ],
  },
  {
    id: 'void',
    title: 'Void picks',
    paragraphs: [
      'A void pick wins and loses nothing. It stays in the record with its reason, who gave it and when. These are the only reasons:',
      ...VOID_REASONS.map(
        (reason) => `${VOID_REASON_TEXTS[reason].label}: ${VOID_REASON_TEXTS[reason].text}`,
      ),
    ],
  },
  {
    id: 'withdrawals',
    title: 'Withdrawals and postponed games',
    paragraphs: [
      'A pick can be withdrawn before its game starts, and not after. It stays in the record with its reason, and counts as neither a win nor a loss.',
      `When a game is moved before it starts, its pick moves with it, up to ${MAX_DAYS_MOVED} days in total. If the game moves further, the pick is void.`,
    ],
  },
  {
    id: 'corrections',
    title: 'Corrections',
    paragraphs: [
      'A wrong grade gets a new grade with a reason. All grades of a pick stay public, beside it and in the log.',
    ],
  },
  {
    id: 'opening',
    title: 'When picks become public',
    paragraphs: [
      'Every sealed pick becomes public at midnight Eastern Time after the day of its game, withdrawn and deleted ones too.',
      `A pick not opened within ${OVERDUE_AFTER_HOURS} hours after that counts as a ${MAX_UNITS}-unit loss.`,
    ],
  },
];

function closingSection({ reference }: ClosingRule): RuleSection {
  const book = reference ? `at one book for all picks, ${reference},` : 'at the book that the pick names,';
  return {
    id: 'closes',
    title: 'Closing prices',
    paragraphs: [
      `A closing price is noted by rule 30 to 20 seconds before the start, ${book} as our feed of odds saw it in the five minutes before. Where the feed saw none, there is none.`,
      'It is of the pick’s own market, and of a start that the pick names and on which two rounds of the feed agree. A pick on a part of the game has none of the whole game.',
      `A price that stands is not replaced. A close that was noted more than ${EARLY_CLOSE_SECONDS} seconds before the start is early: it counts in no closing line value, and is taken again when its game was put off. Both are in the log. A close that was missed is taken from the history of the feed, sealed after the start, and counted as late.`,
      'The log proves when a price was noted and that it was not changed since. That the book offered it is only our word.',
    ],
  };
}

/** The house rules, as they are published at /record/rules and sealed in the log. Without a feed no rule notes closes. */
export function recordRules(closing: ClosingRule | null): readonly RuleSection[] {
  return closing ? [...GRADED, closingSection(closing)] : GRADED;
}

/** The rules as one text: its hash is in the policy leaf. */
export function recordRulesText(closing: ClosingRule | null): string {
  const sections = recordRules(closing).map(
    ({ title, paragraphs }) => `# ${title}\n\n${paragraphs.join('\n\n')}\n`,
  );
  return sections.join('\n');
}
