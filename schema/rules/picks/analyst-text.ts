import { hasUnshown } from './pick-rules.ts';

/** Some five sentences: more than that nobody reads beside a record. */
export const ANALYST_TEXT_LENGTH = 600;

/** What is wrong with the text of an analyst, in a sentence; null when nothing is. An empty one removes it. */
export function analystTextProblem(text: string): string | null {
  if (text.length > ANALYST_TEXT_LENGTH) return `Write at most ${ANALYST_TEXT_LENGTH} characters`;
  return hasUnshown(text, true) ? 'It has a character that cannot be shown, such as an escape' : null;
}
