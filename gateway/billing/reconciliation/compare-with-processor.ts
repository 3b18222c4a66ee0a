import type { Services } from '#gateway/auth/context.ts';
import { type Difference, openDiscrepancies, report } from '#gateway/billing/ledger/discrepancies.ts';
import { settle } from '#gateway/billing/settlement/settle.ts';
import type { ProcessorTransaction } from '#gateway/integrations/processor.ts';
import { discrepanciesOf, isOurCharge, moneyMoved } from './compare.ts';
import { timedOutAndOwed } from './our-records.ts';
import { recheckDiscrepancy } from './recheck-discrepancy.ts';
import { eachIndependently } from './reconcile.ts';
import { resolveDiscrepancy } from './resolve-discrepancy.ts';

/** A charge may be written down on one side of a window's edge and carried out on the other. */
const EDGE_MILLISECONDS = 3_600_000;

/**
 * Compares our books with the processor's transactions of a window of time, in both directions. A charge that its
 * silence left as not made, and that was made, pays what is still owed, and is given back when nothing is. All else is
 * written down for admins and never mended by charging. Answers what still differs.
 */
export async function compareWithProcessor(services: Services, from: Date, to: Date): Promise<Difference[]> {
  const wide: [Date, Date] = [later(from, -EDGE_MILLISECONDS), later(to, EDGE_MILLISECONDS)];
  const moved = (await services.processor.findBetween(...wide)).filter(moneyMoved);
  await bookLateSuccesses(services, moved.filter(isOurCharge));
  const orders = moved.map(({ orderId }) => orderId);
  const found = await discrepanciesOf(services.database.em, moved, wide, orders);
  const inWindow = found.filter(({ details: { at } }) => at >= from.toISOString() && at < to.toISOString());
  const differences: Difference[] = [];
  await eachIndependently(services, inWindow, async (difference) => {
    if (!(await recheckDiscrepancy(services, difference))) return;
    differences.push(difference);
    await tell(services, difference);
  });
  await resolveDiscrepancy(services);
  const left = new Set((await openDiscrepancies(services.database.em)).map(nameOf));
  return differences.filter((one) => left.has(nameOf(one)));
}

function later(at: Date, milliseconds: number): Date {
  return new Date(at.getTime() + milliseconds);
}

/** Mends without charging: the money is there, and what it was for is still owed. */
async function bookLateSuccesses(services: Services, charges: ProcessorTransaction[]): Promise<void> {
  const orders = charges.map(({ orderId }) => orderId);
  const owed = await timedOutAndOwed(services.database.em, orders);
  const late = charges.filter(({ orderId }) => owed.has(orderId));
  await eachIndependently(services, late, ({ orderId, outcome }) => settle(services, orderId, outcome));
}

function nameOf({ kind, subject }: Difference): string {
  return `${kind} ${subject}`;
}

async function tell({ database, clock, log }: Services, difference: Difference): Promise<void> {
  log.error({ kind: difference.kind, subject: difference.subject }, 'our books and the processor differ');
  await report(database.em, difference, clock.now());
}
