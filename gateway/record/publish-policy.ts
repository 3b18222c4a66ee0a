import { createHash } from 'node:crypto';
import type { Services } from '#gateway/auth/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { MAX_UNITS, recordRulesText, VOID_REASONS } from '#schema/rules/record-rules.ts';

/** The house rules as a leaf says them. */
function policyFields() {
  const rules = createHash('sha256').update(recordRulesText()).digest('hex');
  return { mostUnits: String(MAX_UNITS), voidReasons: VOID_REASONS, rules };
}

/** Writes a `policy` leaf where the rules of this version are not those of the log's last one. */
export async function publishPolicy(services: Services): Promise<void> {
  const fields = JSON.stringify(policyFields());
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
