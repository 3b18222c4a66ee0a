import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError, refuseFields } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { analystPath } from '#schema/rules/api/public-paths.ts';
import { analystTextProblem } from '#schema/rules/picks/analyst-text.ts';
import { addDays, easternDay } from '#schema/rules/time/eastern-time.ts';
import type { AnalystTextType, SetAnalystTextInput } from '#schema/types/picks/analyst.type.ts';
import * as statements from './analyst-texts.sql.ts';

/** More than any staff has. */
export const MAX_ANALYSTS = 200;
/** A name that has no graded pick yet is known by its drafts and picks of these days. */
const DAYS_LOOKED_BACK = 30;

/** The names under which picks are given, each with its text and whether the reader may write it. */
export async function analystTexts(context: Context): Promise<AnalystTextType[]> {
  const { database, now } = context;
  const since = addDays(easternDay(now), -DAYS_LOOKED_BACK);
  const rows = await statements.analystTexts.all(database.em, { since, most: MAX_ANALYSTS });
  return rows.map(({ name, text, userId, updatedAt }) => ({
    ...{ name, text: text ?? '', updatedAt, path: analystPath(name) },
    canWrite: mayWrite(context, userId),
  }));
}

/** The text of one analyst; empty where there is none. */
export async function analystText(rows: Rows, name: string): Promise<string> {
  const row = await statements.analystText.first(rows, { name });
  return row?.text ?? '';
}

/**
 * Writes the text of an analyst. The first of the staff to write it holds the name; after that only they and owners change it.
 * Throws BAD_USER_INPUT, NOT_FOUND for a name that no pick has, FORBIDDEN, CONFLICT when the text is not the one that was shown.
 */
export async function setAnalystText(context: Context, input: SetAnalystTextInput): Promise<void> {
  const { name, was } = input;
  const text = input.text.replaceAll('\r\n', '\n').trim();
  const problem = analystTextProblem(text);
  refuseFields(problem ? { text: problem } : {});
  const known = await analystTexts(context);
  if (!known.some((analyst) => analyst.name === name))
    throw new AppError('NOT_FOUND', 'No pick has this analyst');
  await inTransaction(context, async (em) => {
    const before = await lockedText(em, name);
    if (!mayWrite(context, before?.userId ?? null))
      throw new AppError('FORBIDDEN', 'Somebody else has this name');
    if ((before?.text ?? '') !== was) throw new AppError('CONFLICT');
    await write(context, em, { name, text, before: was });
  });
}

function mayWrite(context: Context, heldBy: string | null): boolean {
  const { id, role } = memberOf(context);
  return heldBy === null || heldBy === id || role === 'OWNER';
}

/** Two who write the first text of a name come one after the other: the second finds the text of the first. */
async function lockedText(em: EntityManager, name: string): Promise<statements.AnalystTextRow | null> {
  await statements.lockAnalystName.run(em, { name });
  return statements.analystText.first(em, { name });
}

async function write(
  context: Context,
  em: EntityManager,
  { name, text, before }: { name: string; text: string; before: string },
): Promise<void> {
  const { now } = context;
  await statements.writeAnalystText.run(em, { name, text, userId: memberOf(context).id, now });
  audit(em, now, {
    ...authorOf(context),
    action: 'analyst.text',
    target: name,
    details: { before, after: text },
  });
  await em.flush();
}
