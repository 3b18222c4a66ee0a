import type { Trials } from '#gateway/auth/person-keys.ts';
import { personKeys } from '#gateway/auth/person-keys.ts';
import type { TrialIntegrity } from '#schema/rules/trial-values.ts';

export function openTrials(env: { TRIAL_INTEGRITY: TrialIntegrity; HASH_KEY: string }): Trials {
  return { integrity: env.TRIAL_INTEGRITY, keys: personKeys(env.HASH_KEY) };
}
