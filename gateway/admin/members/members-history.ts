import type { Rows } from '#gateway/database/rows.ts';
import { auditText } from '#schema/rules/money/audit-text.ts';
import { planEventText } from '#schema/rules/money/history-text.ts';
import type { AuditEntryType, PlanEventType } from '#schema/types/desk/member.type.ts';
import * as statements from './members-history.sql.ts';

const EVENTS_SHOWN = 100;
const ENTRIES_SHOWN = 50;

/** The events of a member's plans, and what was refunded of them, newest first. */
export async function memberTimelineOf(rows: Rows, userId: string): Promise<PlanEventType[]> {
  const events = await statements.memberTimeline.all(rows, { userId, most: EVENTS_SHOWN });
  return events.map(({ id, at, type, tier, details }) => ({
    ...{ id, at, type, tier },
    text: planEventText(type, details),
  }));
}

/** The audit entries of an account and its invoices, newest first. */
export async function auditAbout(rows: Rows, userId: string): Promise<AuditEntryType[]> {
  const entries = await statements.entriesAbout.all(rows, { userId, most: ENTRIES_SHOWN });
  return entries.map(({ details, ...entry }) => ({ ...entry, text: auditText(entry.action, details) }));
}
