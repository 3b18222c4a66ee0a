import type { Services } from '#gateway/auth/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { housePolicy } from '#record/leaf/house-policy.ts';
import type { ClosingRule } from '#schema/rules/record/record-rules.ts';

/** How this installation notes closes; null without a feed. */
export function closingRule({ hasGames, odds }: Pick<Services, 'hasGames' | 'odds'>): ClosingRule | null {
  return hasGames ? { reference: odds?.reference ?? null } : null;
}

/** Writes a `policy` leaf where the rules of this version are not those of the log's last one. */
export async function publishPolicy(services: Services): Promise<void> {
  const fields = JSON.stringify(housePolicy(closingRule(services)));
  const isLast = async (rows: Pick<typeof services.database.em, 'execute'>) => {
    const [row] = await rows.execute<{ body: string }[]>(
      "select body from record_leaves where kind = 'policy' order by index desc limit 1",
    );
    return row?.body.endsWith(fields.slice(1)) ?? false;
  };
  if (await isLast(services.database.em)) return;
  await inTransaction(services, async (em) => {
    await em.execute('select from record_head for update');
    if (!(await isLast(em)))
      await em.execute("select record_append('policy', ?::json, ?)", [fields, services.clock.now()]);
  });
}
