/** What has to be done before the plan can change. */

export function updateCardFirst(plan: string): string {
  return `Update your card first, then change to ${plan}.`;
}

export function reactivateFirst(plan: string): string {
  return `Your plan is canceled. Reactivate it first, then change to ${plan}.`;
}
