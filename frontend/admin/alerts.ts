import { failureText, isUnreachable } from '#frontend/app/failures.ts';

/** The admin's actions as the alerts of product.txt section 8 name them. */
export type AdminAction =
  | 'load picks'
  | 'create pick'
  | 'update pick'
  | 'update winner status'
  | 'delete pick'
  | 'write odds'
  | 'read the file'
  | 'read the picks'
  | 'save the text'
  | 'refresh the feed'
  | 'save the answer'
  | 'save the name'
  | 'update the problem'
  | 'update the game'
  | 'import games'
  | 'create coupon'
  | 'edit coupon'
  | 'switch coupon'
  | 'delete coupon';

/** 'Failed to create pick. Please try again.', or the server's reason where it gave one that helps. */
export function alertOf(action: AdminAction, failure: unknown): string {
  const reason = isUnreachable(failure) ? 'Please try again.' : failureText(failure);
  return `Failed to ${action}. ${reason}`;
}
