import { MAX_UNITS } from './pick-values.ts';
import { VOID_REASON_TEXTS, VOID_REASONS } from './void-reasons.ts';

/** How long after its deadline a sealed pick may stay unopened before it counts as lost. */
export const OVERDUE_AFTER_HOURS = 24;
/** How far a posted pick's day may be moved in all. */
export const MAX_DAYS_MOVED = 14;

/** What stands where nobody gave a reason. */
export const NO_REASON = 'No reason given';
/** Longest texts around a grade or a withdrawal, in characters. */
export const REASON_LIMITS = { reason: 500, score: 80, source: 300 } as const;

export interface RuleSection {
  id: string;
  title: string;
  paragraphs: readonly string[];
}

/** The house rules, as they are published at /record/rules and sealed in the log. */
export const RECORD_RULES: readonly RuleSection[] = [
  {
    id: 'counts',
    title: 'What counts',
    paragraphs: [
      'A pick counts when it was sealed in the log before its game started. One that was posted later is shown, marked LATE, and never counts.',
      'Until the start a pick can be edited. Every version is sealed, and the last one before the start counts.',
      `A pick stakes at most ${MAX_UNITS} units.`,
      'Picks from before the log began are shown and counted, and are marked as unproven.',
    ],
  },
  {
    id: 'grading',
    title: 'Grading',
    paragraphs: [
      'No result is given before the game starts. A pick is graded by the final score of its league, overtime and extra innings included.',
      'The line and the price that stand in the pick are the ones it is graded at, even if the line moved later.',
      'A pick that lands on its line is a PUSH: it stakes nothing and wins nothing, and counts as neither a win nor a loss.',
    ],
  },
  {
    id: 'void',
    title: 'Void picks',
    paragraphs: [
      'A void pick stays in the record with its reason, and who gave it when. It wins and loses nothing. These are the only reasons:',
      ...VOID_REASONS.map(
        (reason) => `${VOID_REASON_TEXTS[reason].label}: ${VOID_REASON_TEXTS[reason].text}`,
      ),
    ],
  },
  {
    id: 'withdrawals',
    title: 'Withdrawals and postponed games',
    paragraphs: [
      'Before the start a pick can be withdrawn. It stays in the record with its reason, and is not counted as a win or a loss. After the start nothing is withdrawn.',
      `When a game is moved before it starts, its pick moves with it, by ${MAX_DAYS_MOVED} days at most in all. One that is moved further is void.`,
    ],
  },
  {
    id: 'corrections',
    title: 'Corrections',
    paragraphs: [
      'A wrong grade is corrected by a further one, with its reason. All grades of a pick stay beside it, and in the log.',
    ],
  },
  {
    id: 'opening',
    title: 'Opening',
    paragraphs: [
      'Every sealed pick is opened at midnight in New York after its game’s day, withdrawn and deleted ones too.',
      `One that is still sealed ${OVERDUE_AFTER_HOURS} hours later counts as lost at ${MAX_UNITS} units.`,
    ],
  },
];

/** The rules as one text: its hash stands in the policy leaf. */
export function recordRulesText(): string {
  const sections = RECORD_RULES.map(({ title, paragraphs }) => `# ${title}\n\n${paragraphs.join('\n\n')}\n`);
  return sections.join('\n');
}
