import { NOON } from '#gateway/testing/gateway.ts';
import { addDays, daysOfMonth, easternDay } from '#schema/rules/time/eastern-time.ts';

const TODAY = easternDay(new Date(NOON));
/** A month that is over, and the twelve months that the page shows at first. */
const LAST = daysOfMonth(addDays(TODAY, -40).slice(0, 7));
const MONTH = `from: "${LAST.from}", to: "${LAST.to}"`;
const YEAR = `from: "${addDays(TODAY, -364)}", to: "${TODAY}"`;
const COHORT = `cohort: "${addDays(TODAY, -400).slice(0, 7)}"`;

const PAGES = {
  figureMembers: '{ nodes { memberId email tier cents at } pageInfo { endCursor } }',
  mrrMovements: '{ nodes { id memberId email kind reason said tier cents at } pageInfo { endCursor } }',
  listedInvoices: '{ nodes { id number memberId email cents state paidAt } pageInfo { endCursor } }',
  listedPayments: '{ nodes { orderId memberId email cents state settledAt } pageInfo { endCursor } }',
  listedDisputes: '{ nodes { transactionId memberId email cents } pageInfo { endCursor } }',
};

/** What each figure of the page of revenue opens. No movement of the house is a reactivation, so that list looks at all of them. */
const LISTS: [list: keyof typeof PAGES, filters: string[]][] = [
  [
    'figureMembers',
    [
      ...['PAYING', 'LEFT', 'COMMITTED', 'ENDING', 'PAST_DUE', 'TRIALING', 'GRANTED'].map(
        (name) => `figure: ${name}`,
      ),
      ...['PAYING', 'LEFT'].map((name) => `figure: ${name}, ${COHORT}`),
      ...['GONE', 'TRIAL_PAID', 'TRIAL_LOST', 'TRIAL_OPEN'].flatMap((name) =>
        [MONTH, YEAR].map((days) => `figure: ${name}, ${days}`),
      ),
    ],
  ],
  [
    'mrrMovements',
    [
      ...['NEW', 'CONTRACTION', 'REACTIVATION', 'CHURN'].map((kind) => `kind: ${kind}`),
      'reason: "cancelled"',
      'reason: "revoked"',
      ...['PRICE', 'NONE', 'SEASON'].map((said) => `said: ${said}`),
    ].flatMap((filter) => [MONTH, YEAR].map((days) => `${filter}, ${days}`)),
  ],
  ['listedPayments', [MONTH, YEAR].map((days) => `cash: true, ${days}`)],
  [
    'listedInvoices',
    ['type: REFUND, cash: true', 'recovery: RECOVERED', 'recovery: LOST', 'recovery: OPEN'].flatMap(
      (filter) => [MONTH, YEAR].map((days) => `${filter}, ${days}`),
    ),
  ],
  ['listedDisputes', [MONTH, YEAR]],
];

/** The first page of the list behind each figure, of a month and of a year, and the page after it. */
export const FIGURE_LISTS = LISTS.flatMap(([list, filters]) =>
  filters.map((filter) => ({
    what: filter.replace(MONTH, 'a month').replace(YEAR, 'a year').replace(COHORT, 'of a month'),
    list,
    query: `query ($after: String) { ${list}(first: 50, after: $after, ${filter}) ${PAGES[list]} }`,
  })),
);
