export interface Question {
  question: string;
  answer: string;
}

/** What people ask before they choose a plan. */
export const PLAN_QUESTIONS: readonly Question[] = [
  {
    question: 'What is the difference between the plans?',
    answer:
      'Plus opens the Free and Plus picks. Premium adds the Premium picks and opens scheduled picks one hour early. VIP opens every pick, scheduled picks two hours early. Scheduled picks have a release time, when Free and Plus members see theirs; all other picks open as soon as they are posted. Past days are open to everyone, without a sign-in, so that you can check our record before you pay.',
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
