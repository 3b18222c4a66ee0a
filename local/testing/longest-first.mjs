import { existsSync } from 'node:fs';
import Sequencer from '@jest/test-sequencer';

/**
 * They take long for their size, by which Jest orders files whose time it does not know: as the last ones they would
 * keep one worker busy while the others have nothing to do. The longest comes first.
 */
const LONG = [
  'journeys/try-this.test.ts',
  'local/start.test.ts',
  'journeys/own-world.test.ts',
  'journeys/card-form.test.ts',
  'journeys/dialogs.test.ts',
  'gateway/testing/money-model.test.ts',
  'gateway/main.test.ts',
  'gateway/picks/add-a-field.test.ts',
  'gateway/picks/leak-gate.test.ts',
  'journeys/every-route.test.ts',
  'local/postgres/start-postgres.test.ts',
  'local/demo/seed-database.test.ts',
  'local/demo/picks-of-day.test.ts',
  'gateway/billing/checkout/broken-purchases.test.ts',
  'gateway/jobs/killed.test.ts',
  'record/verifier/attacks.test.ts',
  'gateway/unwritable-log.test.ts',
  'gateway/integrations/identity.test.ts',
  'gateway/server/health.test.ts',
];
const missing = LONG.filter((file) => !existsSync(new URL(`../../${file}`, import.meta.url)));
if (missing.length > 0) throw new Error(`local/testing/longest-first.mjs names ${missing.join(', ')}`);

/** Jest's order, but for the files that are named above. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const place = ({ path }) => {
      const at = LONG.findIndex((file) => path.endsWith(`/${file}`));
      return at < 0 ? LONG.length : at;
    };
    return super.sort(tests).sort((one, other) => place(one) - place(other));
  }
}
