import { PRODUCT } from '#schema/rules/product.ts';
import type { LegalDocument } from './legal-document.ts';

/** The rules that this software keeps. An operator adds their own name, address and law to it. */
export const TERMS: LegalDocument = {
  title: 'Terms & Conditions',
  dated: 'February 10, 2025',
  summary: `${PRODUCT.name} publishes opinions about sports. It takes no bets and promises no winnings. Plans renew each month until you cancel, which takes two clicks; sales are final.`,
  sections: [
    {
      heading: 'Who may use it',
      paragraphs: [
        'You must be 21 or older. You are responsible for knowing whether betting is lawful where you are. One person, one account: keep your password to yourself.',
      ],
    },
    {
      heading: 'What the picks are',
      paragraphs: [
        'Picks are the opinions of our models and analysts, for information and entertainment. They are no financial advice and no promise: any bet can lose, and past results say little about the next one. We are not a sportsbook, take no bets and hold no stakes. What you do with a pick is your own decision.',
      ],
    },
    {
      heading: 'When they are posted',
      paragraphs: [
        'Picks are posted by 3:00 pm New York time each day there are games. Numbers of picks vary with the schedule. A pick is not changed once its game has started, and every graded pick, won or lost, stays in the record.',
      ],
    },
    {
      heading: 'Plans and prices',
      paragraphs: [
        'Plans are monthly and paid in advance in US dollars. Your plan renews on the same day of each month, at the price shown when you bought it, until you cancel. The amount and the date of the next charge are shown beside the pay button and on your subscription page. When a price changes, we tell you by mail at least 30 days before it applies to you.',
      ],
    },
    {
      heading: 'Trials',
      paragraphs: [
        'A new account sees Free picks for one day; it needs no card and turns into nothing by itself. A trial of Plus or Premium costs $0 for one day (24 hours from the minute you start) and then becomes the plan at its monthly price, charged automatically, unless you cancel before. There is one plan trial per person, card and device.',
      ],
    },
    {
      heading: 'Changing your plan',
      paragraphs: [
        'An upgrade begins at once and costs the difference for the rest of the period. A downgrade begins with the next period; until then you keep what you paid for.',
      ],
    },
    {
      heading: 'Cancelling',
      paragraphs: [
        'You can cancel at any time on your subscription page. Your plan then stays until the end of the paid period, or of the trial, and is not renewed. Until that day you can take the cancellation back; your billing day stays the same.',
      ],
    },
    {
      heading: 'No refunds',
      paragraphs: [
        'Sales are final. We do not refund periods that have begun, also not when they were used in part or picks lost, except where the law gives you that right. If you were charged in error, write to us and we put it right.',
      ],
    },
    {
      heading: 'Failed payments',
      paragraphs: [
        'When a renewal cannot be charged we tell you by mail and try again over the next days. You keep access for three days meanwhile. After that your plan pauses until a payment succeeds, and ends if none does. The first charge after a trial has no such days.',
      ],
    },
    {
      heading: 'Coupons and guarantees',
      paragraphs: [
        'A coupon applies to the first charge of the plans it names unless it says more; it has no cash value and does not apply to trials. Where a plan names a guarantee, support tells you its exact terms before you buy.',
      ],
    },
    {
      heading: 'Fair use',
      paragraphs: [
        'Your membership is for you alone. Do not resell, repost or publish picks, share your sign-in, or go around tiers, trials or limits by technical means. We may end an account that does, after telling you why.',
      ],
    },
    {
      heading: 'If something goes wrong',
      paragraphs: [
        'We keep the service running with care but cannot promise that it never pauses or errs. As far as the law allows, what we owe you for any loss is limited to what you paid us in the last three months, and betting losses are not among our debts. Rights that the law gives consumers stay untouched.',
      ],
    },
    {
      heading: 'Betting with care',
      paragraphs: [
        `Never bet what you cannot afford to lose. If betting stops being fun, for you or somebody close, free and confidential help is at ${PRODUCT.helpline}.`,
      ],
    },
    {
      heading: 'Changes and contact',
      paragraphs: [
        `When these terms change in a way that matters to you, we mail members before it takes effect. Questions: ${PRODUCT.supportEmail}. We reply typically within 24 hours.`,
      ],
    },
  ],
};
