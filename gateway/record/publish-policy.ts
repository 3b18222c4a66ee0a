import type { Services } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { housePolicy } from '#record/leaf/house-policy.ts';
import type { ClosingRule } from '#schema/rules/record/record-rules.ts';
import * as statements from './sign-checkpoint.sql.ts';

/** How this installation notes closes; null without a feed. */
export function closingRule({ hasGames, odds }: Pick<Services, 'hasGames' | 'odds'>): ClosingRule | null {
  return hasGames ? { reference: odds?.reference ?? null } : null;
}

/** Writes a `policy` leaf where the rules of this version are not those of the log's last one. */
export async function publishPolicy(services: Services): Promise<void> {
  const fields = JSON.stringify(housePolicy(closingRule(services)));
  const isLast = async (rows: Rows) => {
    const last = await statements.lastPolicy.first(rows);
    return last?.body.endsWith(fields.slice(1)) ?? false;
  };
  if (await isLast(services.database.em)) return;
  await inTransaction(services, async (em) => {
    await statements.lockRecordHead.run(em);
    if (!(await isLast(em)))
      await statements.appendLeaf.run(em, { kind: 'policy', fields, at: services.clock.now() });
  });
}
