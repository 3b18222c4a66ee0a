/** Names the mail of a Monday to a member: a second one with the same name is never sent. */
export function weeklyReceiptsKey(monday: string, memberId: string): string {
  return `weekly-receipts:${monday}:${memberId}`.slice(0, 120);
}
