import type { Services } from '#gateway/auth/context.ts';
import { alertRetryAt } from '#schema/rules/alerts/alert-times.ts';
import type { AlertChannel, ClaimedAlert, Outcome } from './channel.ts';
import * as statements from './claim-alerts.sql.ts';

/** `leasedUntil` identifies the claim. */
export interface Claim {
  alerts: ClaimedAlert[];
  leasedUntil: Date | null;
}

export async function claimAlerts(
  { database, clock }: Services,
  { name, claims, leaseSeconds }: AlertChannel,
): Promise<Claim> {
  const rows = await statements.claimAlerts.all(database.em, {
    ...{ leaseSeconds, channel: name, now: clock.now(), most: claims },
  });
  return { alerts: rows.map(alertOf), leasedUntil: rows[0]?.leasedUntil ?? null };
}

function alertOf(row: statements.ClaimAlertsRow): ClaimedAlert {
  const { userId, target, tries, createdAt, lost, batchId, leasedUntil: _, ...batch } = row;
  return { userId, target, tries, createdAt, lost, batch: { ...batch, id: batchId } };
}

/** What is stored of an outcome. */
interface Mark {
  state: string;
  due_at: Date | null;
  tries: number;
  told: Record<string, number> | null;
  reason: string | null;
  sent_at: Date | null;
}

/** Writes what became of each alert of a claim. */
export async function keepOutcomes(
  { database, clock }: Services,
  { alerts, leasedUntil }: Claim,
  outcomes: readonly Outcome[],
): Promise<void> {
  const now = clock.now();
  const marks = alerts.flatMap((alert, at) => {
    const outcome = outcomes[at];
    if (!outcome) return [];
    const { batch, userId, target } = alert;
    const key = { batch_id: batch.id, user_id: userId, channel: batch.channel, target };
    return [{ ...key, ...markOf(alert, outcome, now) }];
  });
  await statements.keepOutcomes.run(database.em, { marks: JSON.stringify(marks), leasedUntil });
}

function markOf({ tries }: ClaimedAlert, outcome: Outcome, now: Date): Mark {
  const mark = { due_at: null, tries, told: null, reason: null, sent_at: null };
  switch (outcome.state) {
    case 'SENT':
      return { ...mark, state: 'SENT', told: outcome.told, reason: outcome.reason ?? null, sent_at: now };
    case 'LATER':
      return { ...mark, state: 'WAITING', due_at: outcome.at };
    case 'RETRY': {
      const next = alertRetryAt(tries + 1, now);
      const reason = outcome.reason.slice(0, 300);
      if (next >= outcome.until) return { ...mark, state: 'FAILED', tries: tries + 1, reason };
      return { ...mark, state: 'WAITING', due_at: next, tries: tries + 1, reason };
    }
    default:
      return { ...mark, state: outcome.state, reason: outcome.reason.slice(0, 300) };
  }
}
