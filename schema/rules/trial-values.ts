/**
 * How plan trials are kept to one a person (DESIGN.md section 4): `off` one a user and address; `trial` also
 * one a card and device; `signup` also refuses a second account on a device.
 */
export const TRIAL_INTEGRITY = ['off', 'trial', 'signup'] as const;
export type TrialIntegrity = (typeof TRIAL_INTEGRITY)[number];
