/**
 * How plan trials are kept to one a person (docs/decisions/0005): `off` one a user and address; `trial` also
 * one a card and device; `signup` also refuses a second account on a device.
 */
export const TRIAL_INTEGRITY = ['off', 'trial', 'signup'] as const;
export type TrialIntegrity = (typeof TRIAL_INTEGRITY)[number];
