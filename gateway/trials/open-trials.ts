import type { TrialIntegrity } from '#schema/rules/trial-values.ts';
import { trialKeys } from './keys.ts';
import type { Trials } from './trial-grant.ts';

/** From the environment: its mode, and keys under its secret. */
export function openTrials(env: { TRIAL_INTEGRITY: TrialIntegrity; HASH_KEY: string }): Trials {
  return { integrity: env.TRIAL_INTEGRITY, keys: trialKeys(env.HASH_KEY) };
}
