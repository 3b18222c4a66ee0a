import type { CheckedCheckpoint } from '#record/policy/check-checkpoint.ts';
import type { Policy } from '#record/policy/policy.ts';

/** Whom to trust, and what the site's checkpoint is worth by them. */
export interface Trust {
  policyText: string;
  policy: Policy;
  verdict: CheckedCheckpoint['verdict'];
  keyProblem: string | null;
}
