import { existsSync } from 'node:fs';
import Sequencer from '@jest/test-sequencer';
import type { Test } from 'jest-runner';

/**
 * They take a quarter of a minute or longer, in the order of their time. Jest does not know it in a fresh clone and goes by size:
 * as the last ones they would keep one worker busy while the others have nothing to do.
 */
const LONG = [
  'journeys/own-world.more.test.ts',
  'journeys/try-this.more.test.ts',
  'journeys/dialogs.more.test.ts',
  'journeys/every-route.more.test.ts',
  'journeys/card-form.test.ts',
  'journeys/sign-in.test.ts',
  'journeys/todays-picks.test.ts',
  'journeys/prerendered.more.test.ts',
  'journeys/buying.test.ts',
  'journeys/passkeys.more.test.ts',
  'journeys/own-plan.test.ts',
  'journeys/resilience.more.test.ts',
  'journeys/live-picks.test.ts',
  'journeys/admin.test.ts',
  'journeys/admin-desk.test.ts',
  'gateway/picks/add-a-field.more.test.ts',
  'gateway/picks/leak-gate.test.ts',
  'local/start.test.ts',
  'gateway/jobs/killed.more.test.ts',
  'gateway/main.more.test.ts',
  'gateway/testing/money-model.more.test.ts',
  'local/postgres/start-postgres.more.test.ts',
  'gateway/unwritable-log.more.test.ts',
  'gateway/stopping.more.test.ts',
  'gateway/billing/plan/renewal.test.ts',
  'gateway/setup/set-up.more.test.ts',
  'gateway/integrations/identity.test.ts',
  'local/demo/seed-database.more.test.ts',
  'gateway/billing/card-attempts/card-flood.test.ts',
  'gateway/billing/reconciliation/refund-late-charge.test.ts',
  'gateway/billing/checkout/broken-purchases.test.ts',
  'gateway/games/run-feed.test.ts',
  'gateway/admin/view-as/leak-gate.test.ts',
  'gateway/api-keys/leak-gate.test.ts',
  'gateway/figures/random-games.test.ts',
  'gateway/games/members-market.test.ts',
  'gateway/billing/invoices/refund-invoice.test.ts',
  'gateway/pick-alerts/discord/roles.test.ts',
  'frontend/admin/picks/PickDialog.test.tsx',
  'gateway/server/server.test.ts',
  'gateway/server/health.test.ts',
  'gateway/figures/season-from-feed.test.ts',
  'gateway/billing/reconciliation/incoming-webhooks.test.ts',
  'gateway/server/leak-gate.test.ts',
  'gateway/billing/plan/silent-charges.test.ts',
  'gateway/server/fresh-answers.test.ts',
  'record/verifier/attacks.test.ts',
  'gateway/billing/plan/change-plan.test.ts',
  'gateway/database/apply-program.test.ts',
  'gateway/billing/card-attempts/card-testing.test.ts',
  'local/demo/picks-of-day.test.ts',
  'gateway/auth/roles.test.ts',
  'gateway/pick-alerts/when-mail-fails.test.ts',
  'gateway/users/sessions.test.ts',
  'gateway/server/generated-client.test.ts',
  'gateway/server/client-leak-gate.test.ts',
  'gateway/server/client-package.test.ts',
  'gateway/rest/leak-gate.test.ts',
  'gateway/server/layers.test.ts',
  'frontend/account/AccountPage.test.tsx',
  'frontend/admin/picks/import-prices.test.tsx',
  'frontend/admin/picks/prices.test.tsx',
  'gateway/rate-limits/attempt-limits.test.ts',
  'frontend/checkout/CheckoutPage.test.tsx',
  'gateway/billing/plan/money-edges.test.ts',
];
const missing = LONG.filter((file) => !existsSync(new URL(`../../${file}`, import.meta.url)));
if (missing.length > 0) throw new Error(`local/testing/longest-first.ts names ${missing.join(', ')}`);

/** The projects of `npm test`, one after another: the first has the longest files, the last the shortest. */
const PROJECTS = ['gateway', 'local', 'braintree', 'pages', 'rules'];

/** Jest's order in each project, but for the files that are named above. */
export default class LongestFirst extends Sequencer {
  override async sort(tests: Test[]): Promise<Test[]> {
    const sorted = await super.sort(tests);
    return sorted.sort((one, other) => projectPlace(one) - projectPlace(other) || place(one) - place(other));
  }
}

function projectPlace({ context }: Test): number {
  return PROJECTS.indexOf(context.config.displayName?.name ?? '');
}

function place({ path }: Test): number {
  const at = LONG.findIndex((file) => path.endsWith(`/${file}`));
  return at < 0 ? LONG.length : at;
}
