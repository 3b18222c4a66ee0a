import type { Services } from '#gateway/auth/context.ts';
import { type Discrepancy, openDiscrepancies, report } from '#gateway/billing/ledger/discrepancies.ts';
import { settle } from '#gateway/billing/settlement/settle.ts';
import type { ProcessorTransaction } from '#gateway/integrations/processor.ts';
import { HOUR } from '#schema/rules/time/durations.ts';
import { discrepanciesOf, isOurCharge, moneyMoved } from './compare.ts';
import { timedOutAndOwed } from './our-records.ts';
import { recheckDiscrepancy } from './recheck-discrepancy.ts';
import { eachIndependently } from './reconcile.ts';
import { resolveDiscrepancy } from './resolve-discrepancy.ts';

/** A charge may be recorded before the edge of a window and made after it. */
const EDGE_MILLISECONDS = HOUR;

/**
 * Compares our records with the processor's transactions of a time window, in both directions. A charge that timed out
 * and was made after all pays its invoice if that is still open, and is refunded otherwise. Everything else is recorded
 * for admins and never resolved by charging. Answers the remaining discrepancies.
 */
export async function compareWithProcessor(services: Services, from: Date, to: Date): Promise<Discrepancy[]> {
  const wide: [Date, Date] = [later(from, -EDGE_MILLISECONDS), later(to, EDGE_MILLISECONDS)];
  const moved = (await services.processor.findBetween(...wide)).filter(moneyMoved);
  await bookLateSuccesses(services, moved.filter(isOurCharge));
  const orders = moved.map(({ orderId }) => orderId);
  const found = await discrepanciesOf(services.database.em, moved, wide, orders);
  const inWindow = found.filter(({ details: { at } }) => at >= from.toISOString() && at < to.toISOString());
  const discrepancies: Discrepancy[] = [];
  await eachIndependently(services, inWindow, async (discrepancy) => {
    if (!(await recheckDiscrepancy(services, discrepancy))) return;
    discrepancies.push(discrepancy);
    await logAndReport(services, discrepancy);
  });
  await resolveDiscrepancy(services);
  const left = new Set((await openDiscrepancies(services.database.em)).map(nameOf));
  return discrepancies.filter((one) => left.has(nameOf(one)));
}

function later(at: Date, milliseconds: number): Date {
  return new Date(at.getTime() + milliseconds);
}

/** Resolves without charging: the money has arrived, and its invoice is still open. */
async function bookLateSuccesses(services: Services, charges: ProcessorTransaction[]): Promise<void> {
  const orders = charges.map(({ orderId }) => orderId);
  const owed = await timedOutAndOwed(services.database.em, orders);
  const late = charges.filter(({ orderId }) => owed.has(orderId));
  await eachIndependently(services, late, ({ orderId, outcome }) => settle(services, orderId, outcome));
}

function nameOf({ kind, subject }: Discrepancy): string {
  return `${kind} ${subject}`;
}

async function logAndReport({ database, clock, log }: Services, discrepancy: Discrepancy): Promise<void> {
  log.error(
    { kind: discrepancy.kind, subject: discrepancy.subject },
    'our records and the processor disagree',
  );
  await report(database.em, discrepancy, clock.now());
}
