import { expect, test } from '@jest/globals';
import { grossChurn, logoChurn, netChurn, shareText } from './revenue-figures.ts';

const month = (more = {}) => ({
  ...{ startCents: 100_000, expansionCents: 3_000, contractionCents: -2_000, churnCents: -8_000 },
  ...{ startPayers: 40, gonePayers: 3, ...more },
});

test.each([
  [month(), '7.5%', '10.0%', '7.0%'],
  [month({ expansionCents: 12_000 }), '7.5%', '10.0%', '−2.0%'],
  [month({ churnCents: 0, contractionCents: 0, expansionCents: 0, gonePayers: 0 }), '0.0%', '0.0%', '0.0%'],
  [month({ startCents: 0, startPayers: 0 }), '–', '–', '–'],
])('of %j logo churn is %s, gross %s and net %s', (figures, logo, gross, net) => {
  expect([logoChurn(figures), grossChurn(figures), netChurn(figures)].map(shareText)).toEqual([
    ...[logo, gross, net],
  ]);
});
