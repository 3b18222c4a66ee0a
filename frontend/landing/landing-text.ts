/** What the landing page says of the product itself. What is invented stands in samples.ts. */

export const STEPS: readonly { name: string; words: string }[] = [
  {
    name: 'Model',
    words: 'Our models price each game of six leagues and look for numbers that the market has wrong.',
  },
  {
    name: 'Review',
    words: 'Analysts check what the models cannot see: injuries, travel, weather, and a good reason to pass.',
  },
  {
    name: 'Posting',
    words: 'What survives is posted by 3:00pm EST daily, with line, odds, stake and the reasoning.',
  },
  {
    name: 'Tracking',
    words:
      'Each pick is graded after the game. It cannot be changed once play has begun, and losses stay up.',
  },
];

export const QUESTIONS: readonly { question: string; answer: string }[] = [
  {
    question: 'What do I get, and when?',
    answer:
      'A board of picks for the day’s games in the NFL, NCAAF, NBA, NCAAB, MLB and NHL, posted by 3:00pm EST. Each has the matchup, the bet, the line and odds it was made at, the stake in units and the reasoning behind it.',
  },
  {
    question: 'What is the difference between the plans?',
    answer:
      'Plus opens the Free and Plus picks. Premium adds the Premium picks, up to 3x more, and opens scheduled picks an hour early. VIP opens every pick, two hours early. Past days are open to everybody, so that you can check our record before you pay.',
  },
  {
    question: 'Can I look around first?',
    answer:
      'Yes. A new account sees the Free picks for one day. It needs no card, and nothing is charged when the day is over.',
  },
  {
    question: 'How do I cancel, and are there refunds?',
    answer:
      'Cancel whenever you like; you keep your plan until the period that you paid for is over. Sales are final: periods that have begun are not refunded.',
  },
  {
    question: 'Do you promise that I will win?',
    answer:
      'No, and be wary of anybody who does. Picks are informed opinions and any bet can lose. We publish every result, and we ask you to stake only what you can do without.',
  },
];
