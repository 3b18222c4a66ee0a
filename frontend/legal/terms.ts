import { MOST_PAUSED_DAYS, PAUSE_NOTICE_DAYS } from '#schema/rules/money/pauses.ts';
import { PRODUCT } from '#schema/rules/text/product.ts';
import type { LegalDocument } from './legal-document.ts';

/** Terms that match what the software does. OPERATOR is named above it; operators add their governing law. */
export const TERMS: LegalDocument = {
  title: 'Terms & Conditions',
  dated: 'February 10, 2025',
  summary: `${PRODUCT.name} publishes opinions about sports. It takes no bets and promises no winnings. Plans renew each month until you cancel, which takes two clicks; sales are final.`,
  sections: [
    {
      heading: 'Who may use it',
      paragraphs: [
        'You must be 21 or older. Each state of the United States has its own rules on betting: some allow it online, some only in person, some not at all. You are responsible for knowing whether it is lawful where you are. One person, one account: keep your password to yourself.',
      ],
    },
    {
      heading: 'What the picks are',
      paragraphs: [
        'Picks are the opinions of our models and analysts, for information and entertainment. They are not financial advice and not a promise: any bet can lose, and past results do not predict future ones. We are not a sportsbook, take no bets and hold no stakes. What you do with a pick is your own decision.',
      ],
    },
    {
      heading: 'When they are posted',
      paragraphs: [
        'Picks are posted by 3\u00a0PM\u00a0ET on each day with games. The number of picks varies with the schedule. A pick is not changed once its game has started, and every graded pick, won or lost, stays in the record.',
      ],
    },
    {
      heading: 'Plans and prices',
      paragraphs: [
        'Plans are monthly and paid in advance in US dollars. Your plan renews on the same day of each month, at the price shown when you bought it, until you cancel or pause it. The amount and the date of the next charge are shown beside the pay button and on your subscription page. A new price applies to new plans and to plan changes; the plan you have keeps its price. If that ever has to change, we will email you at least 30 days before.',
      ],
    },
    {
      heading: 'Trials',
      paragraphs: [
        'A new account sees Free picks for one day. It needs no card, and nothing is charged when the day is over. A trial of Plus or Premium costs $0 for one day (24 hours from the minute you start) and then becomes the plan at its monthly price, charged automatically, unless you cancel before. There is one plan trial per person, card and device.',
      ],
    },
    {
      heading: 'Changing your plan',
      paragraphs: [
        'An upgrade starts right away and costs the difference, prorated: the price of the new plan for the rest of the period, less a credit for what you paid for the old one. A discount lowers that credit, because you paid less; codes cannot be used for an upgrade. A downgrade starts with the next period; until then you keep your plan.',
      ],
    },
    {
      heading: 'Canceling',
      paragraphs: [
        'You can cancel at any time on your subscription page. You keep your plan until the end of the paid period or trial, and it is not renewed. Until then you can reactivate it, and your billing day stays the same.',
      ],
    },
    {
      heading: 'Pausing',
      paragraphs: [
        `You can pause a plan from the end of the paid period until a day that you choose, at most ${MOST_PAUSED_DAYS} days later. While it is paused it opens nothing, and nothing is charged. On that day it resumes, and the amount that was shown is charged; we email you ${PAUSE_NOTICE_DAYS} days before. You can resume it earlier, which is charged then, or cancel it, which ends it at once. A break that you take and that lasts beyond that day ends the plan, and so does a self-exclusion.`,
      ],
    },
    {
      heading: 'No refunds',
      paragraphs: [
        'Sales are final. We do not refund a period that has started, even if you used only part of it or picks lost, except where the law gives you that right. If you were charged in error, write to us and we will fix it.',
        `Where the law of your country gives consumers a right to withdraw, such as the 14 days of the European Union and the United Kingdom, write to ${PRODUCT.supportEmail} within that time. You get back what you paid, minus the days you used. We can refund part of a charge once it has settled, usually within a day.`,
      ],
    },
    {
      heading: 'Failed payments',
      paragraphs: [
        'When a renewal cannot be charged, we email you and try again over the next days, unless your bank says that the card can no longer be charged. The email says how long you keep access. After that your plan opens nothing until a payment succeeds, and ends if none does. When the first charge after a trial fails, it opens nothing right away.',
      ],
    },
    {
      heading: 'Coupons and guarantees',
      paragraphs: [
        'A coupon applies to the first charge of the plans it names unless it says more; it has no cash value and does not apply to trials. No plan pays anything back because picks lost, and no plan includes a guarantee. Anything marked as made up is an example and not part of a plan.',
      ],
    },
    {
      heading: 'Fair use',
      paragraphs: [
        'Your membership is for you alone. Do not resell, repost or publish picks, share your sign-in, or bypass tiers, trials or limits. We may close an account that breaks these rules, after telling you why.',
      ],
    },
    {
      heading: 'If something goes wrong',
      paragraphs: [
        'We run the service with care but cannot promise that it is always available or free of errors. As far as the law allows, our liability is limited to what you paid us in the last three months and does not cover betting losses. Your rights as a consumer stay unchanged.',
      ],
    },
    {
      heading: 'Betting with care',
      paragraphs: [
        `Never bet more than you can afford to lose. If betting stops being fun, for you or someone close, free and confidential help is at ${PRODUCT.helpline}.`,
      ],
    },
    {
      heading: 'Changes and contact',
      paragraphs: [
        `When these terms change in a way that matters to you, we email members before they take effect. Questions: ${PRODUCT.supportEmail}. We typically reply within 24 hours.`,
      ],
    },
  ],
};
