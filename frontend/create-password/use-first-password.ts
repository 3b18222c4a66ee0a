import { useRef } from 'react';
import { signIn } from '#frontend/app/session/identity.ts';
import { client, reloadMember } from '#frontend/app/session/live-session.ts';
import type { NewAccount } from '#frontend/billing/new-account.ts';
import { UpdatePasswordDocument } from '#frontend/generated/graphql.ts';

/**
 * Sets the password of an account created by a purchase: sign in with the temporary one, set the new one (which ends
 * every session), sign in with the new one (product.txt section 4). A retry continues after the last step that
 * succeeded, because a temporary password works once.
 */
export function useFirstPassword({ email, userId, tempPassword }: NewAccount) {
  const set = useRef<string | null>(null);
  return async (password: string): Promise<void> => {
    if (set.current === null) {
      await signIn(email, tempPassword);
      await client.mutate({
        mutation: UpdatePasswordDocument,
        variables: { input: { userId, newPassword: password } },
      });
      set.current = password;
    }
    await signIn(email, set.current);
    await reloadMember();
  };
}
