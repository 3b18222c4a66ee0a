import Sequencer from '@jest/test-sequencer';

/** What takes longest, and is not the largest file, which Jest would begin with in a fresh clone. */
const LONG = [
  'gateway/testing/money-model.test.ts',
  'gateway/main.test.ts',
  'gateway/jobs/killed.test.ts',
  'gateway/billing/checkout/broken-purchases.test.ts',
  'journeys/own-world.test.ts',
  'journeys/every-route.test.ts',
  'journeys/todays-picks.test.ts',
  'local/start.test.ts',
  'local/braintree/hosted-fields.test.ts',
  'local/postgres/start-postgres.test.ts',
];

/** Jest's order of test files, but for the long ones: they come first, or one worker would be left alone with them. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const place = ({ path }) => LONG.findIndex((long) => path.replaceAll('\\', '/').endsWith(long));
    const isLong = (test) => place(test) >= 0;
    return [
      ...tests.filter(isLong).toSorted((one, two) => place(one) - place(two)),
      ...super.sort(tests.filter((test) => !isLong(test))),
    ];
  }
}
