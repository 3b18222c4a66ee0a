import { defineEntity, p } from '@mikro-orm/core';

export type DiscrepancyKind =
  | 'charge-not-booked'
  | 'booking-not-charged'
  | 'amount-differs'
  | 'charged-twice'
  | 'paid-after-end'
  | 'refund-not-booked'
  | 'credit-not-refunded'
  | 'refund-differs'
  | 'dispute-not-booked'
  | 'dispute-not-known';

export type DiscrepancyDetails = Record<string, unknown>;

/** A disagreement between our records and the processor's. Shown to admins; never resolved by charging. */
export const DiscrepancyEntity = defineEntity({
  name: 'DiscrepancyRow',
  tableName: 'differences',
  properties: {
    kind: p.string().length(40).primary(),
    /** The id of an order, a transaction or a dispute. */
    subject: p.string().length(120).primary(),
    details: p.json().$type<DiscrepancyDetails>(),
    foundAt: p.datetime(3),
    resolvedAt: p.datetime(3).nullable(),
  },
});

/** How far each regular comparison with the processor has come. */
export const SweepEntity = defineEntity({
  name: 'SweepRow',
  tableName: 'sweeps',
  properties: {
    name: p.string().length(40).primary(),
    completedTo: p.datetime(3),
  },
});
