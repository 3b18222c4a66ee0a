/**
 * How plan trials are limited to one per person (docs/decisions/0005): `off` to one per user and address; `trial` also
 * to one per card and device; `signup` also refuses a second account on a device.
 */
export const TRIAL_INTEGRITY = ['off', 'trial', 'signup'] as const;
export type TrialIntegrity = (typeof TRIAL_INTEGRITY)[number];
