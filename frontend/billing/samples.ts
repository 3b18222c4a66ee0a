/**
 * Sample content of the pages that sell: every number and claim in this file is invented (product.txt section 1;
 * docs/decisions/0014). Operators replace it before going live.
 */

export const CHECKOUT_REVIEWS = { score: '4.85', count: '2.2k+ verified reviews' };

/** Reasons without `invented` are true of the product. */
export const CHECKOUT_REASONS: readonly { title: string; words: string; invented?: true }[] = [
  {
    title: '5,000+ data points a game',
    words: 'Our models price each game. Our analysts check what models miss.',
    invented: true,
  },
  {
    title: 'Posted by 3 PM ET, every day',
    words: 'Line, odds, stake and the reasoning behind each pick.',
  },
  {
    title: 'Every result stays up',
    words: 'Wins and losses, graded in public. Check our record before you pay.',
  },
];

export const CHECKOUT_QUOTE = {
  words: 'I read the reasoning, decide for myself, and I am done in five minutes.',
  name: 'Dana R., Phoenix',
};

/** product.txt section 9: a random count of 'smart bettors' between these. */
export const SMART_BETTORS = { least: 700, most: 900 };

export const VIP_STATS: readonly { figure: string; words: string; invented?: true }[] = [
  { figure: '10+', words: 'sportsbooks', invented: true },
  { figure: '2hrs', words: 'early access' },
  { figure: '24/7', words: 'VIP support', invented: true },
];
