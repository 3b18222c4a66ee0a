import { identifierHashes, type Trials } from '#gateway/auth/identifier-hashes.ts';
import type { TrialIntegrity } from '#gateway/env.ts';

export function openTrials(env: { TRIAL_INTEGRITY: TrialIntegrity; HASH_KEY: string }): Trials {
  return { integrity: env.TRIAL_INTEGRITY, keys: identifierHashes(env.HASH_KEY) };
}
