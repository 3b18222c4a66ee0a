import { expect, test } from '@jest/globals';
import { ANALYST_TEXT_LENGTH, analystTextProblem } from './analyst-text.ts';

test.each<[string, string, RegExp | null]>([
  ['nothing, which removes it', '', null],
  ['two lines', 'Pace and rest.\nNo props.', null],
  ['the longest', 'x'.repeat(ANALYST_TEXT_LENGTH), null],
  ['more than that', 'x'.repeat(ANALYST_TEXT_LENGTH + 1), /^Write at most 600 characters$/],
  ['an escape', 'Pace\u001b[2J', /cannot be shown/],
  ['a turned direction of writing', 'Pace \u202eand rest', /cannot be shown/],
])('%s', (_what, text, problem) => {
  if (problem) expect(analystTextProblem(text)).toMatch(problem);
  else expect(analystTextProblem(text)).toBeNull();
});
