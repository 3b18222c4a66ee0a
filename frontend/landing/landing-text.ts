import { PLAN_QUESTIONS, type Question } from '#frontend/ui/plan-questions.ts';
import { LEAGUES, LEAGUES_TEXT } from '#schema/rules/picks/leagues.ts';
import { inWords } from '#schema/rules/text/numbers.ts';

/** Texts about the product itself. Invented content is in samples.ts. */

export const STEPS: readonly { name: string; words: string }[] = [
  {
    name: 'Model',
    words: `Our models price each game in ${inWords(LEAGUES.length)} leagues and look for lines the market has wrong.`,
  },
  {
    name: 'Review',
    words: 'Our analysts check what models miss: injuries, travel, weather, and good reasons to pass.',
  },
  {
    name: 'Posting',
    words: 'Picks are posted by 3 PM ET daily, with the line, odds, stake and reasoning.',
  },
  {
    name: 'Tracking',
    words:
      'Each pick is graded after the game. It cannot be changed once the game has started, and losses stay up.',
  },
];

export const QUESTIONS: readonly Question[] = [
  {
    question: 'What do I get, and when?',
    answer: `A board of picks for the day’s games in the ${LEAGUES_TEXT}, posted by 3 PM ET. Picks for early games are posted before they start. Each shows the matchup, the bet with its line and odds, the stake in units, and the reasoning.`,
  },
  ...PLAN_QUESTIONS,
];
