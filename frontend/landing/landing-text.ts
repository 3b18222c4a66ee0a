/** Texts about the product itself. Invented content is in samples.ts. */

export const STEPS: readonly { name: string; words: string }[] = [
  {
    name: 'Model',
    words: 'Our models price each game in six leagues and look for lines the market has wrong.',
  },
  {
    name: 'Review',
    words: 'Our analysts check what models miss: injuries, travel, weather, and good reasons to pass.',
  },
  {
    name: 'Posting',
    words: 'Picks are posted by 3:00 PM ET daily, with the line, odds, stake and reasoning.',
  },
  {
    name: 'Tracking',
    words:
      'Each pick is graded after the game. It cannot be changed once the game has started, and losses stay up.',
  },
];

export const QUESTIONS: readonly { question: string; answer: string }[] = [
  {
    question: 'What do I get, and when?',
    answer:
      'A board of picks for the day’s games in the NFL, NCAAF, NBA, NCAAB, MLB and NHL, posted by 3:00 PM ET. Each has the matchup, the bet, the line and odds it was made at, the stake in units and the reasoning behind it.',
  },
  {
    question: 'What is the difference between the plans?',
    answer:
      'Plus opens the Free and Plus picks. Premium adds the Premium picks and opens scheduled picks an hour early. VIP opens every pick, scheduled ones two hours early. Past days are open to everyone, without a sign-in, so that you can check our record before you pay.',
  },
  {
    question: 'Can I look around first?',
    answer:
      'Yes. A new account sees the Free picks for one day. No card needed, and no charge when the day is over.',
  },
  {
    question: 'How do I cancel, and are there refunds?',
    answer:
      'Cancel anytime. You keep your plan until the end of the period you paid for. Sales are final: we do not refund a period that has started.',
  },
  {
    question: 'Do you promise that I will win?',
    answer:
      'No, and be wary of anyone who does. Picks are informed opinions, and any bet can lose. We publish every result. Never stake more than you can afford to lose. We are not a sportsbook and take no bets. Betting laws differ from state to state: your state’s gaming regulator says what is legal where you are.',
  },
];
