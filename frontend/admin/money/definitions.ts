import { TRIAL_PAID_WITHIN_DAYS } from '#schema/rules/money/periods.ts';

/** How each figure is counted, as its explanation says. */
export const DEFINITIONS = {
  mrr: 'All bought plans that are active or past due, from the first payment for them on, at the price each member agreed to, less coupons that discount every charge. Trials, first charges that were declined, first months that a coupon makes free, complimentary plans and plans that ended count nothing.',
  committed:
    'Monthly recurring revenue without plans that are canceled for the end of their period, and with downgrades that wait for it.',
  active:
    'Members who pay, members in the trial of a plan, and members with a complimentary plan. They are never added up.',
  logoChurn:
    'Of the members who paid at the start of the month, the share that no longer paid at its end. Members who joined within the month are in neither number, and one who left and came back within it is not gone.',
  revenueChurn:
    'Gross: what ended or was downgraded in the month, divided by the recurring revenue at its start. Net: the same less upgrades. New members and those who came back count in neither.',
  trials: `Trials by the day they ended. Paid: something was paid within ${TRIAL_PAID_WITHIN_DAYS} days. Younger trials that are not paid for yet are counted as open and left out of the share.`,
  recovery:
    'Renewals and first charges after a trial, by the day of their invoice, that a bank declined at least once: paid after all, never paid, or still tried.',
  cash: 'Charges on the day they were paid, less refunds and disputed payments on theirs. A dispute that is won counts on the day its money comes back. A charge that was canceled before it settled counts nothing.',
  movements:
    'Each change of what a plan brings a month. A plan that ends counts when access ends, not when it was canceled.',
  retention:
    'The members who first paid in a month, and the share of them that paid at the end of that month and of each month after. Groups of fewer than 20 are grey: one member moves them too far.',
  churnReasons: 'Why plans ended in these days, and what they had brought a month.',
} as const;
