import { ownerInterface } from '#local/identity/accounts.ts';
import { IDENTITY_PROJECT } from '#local/identity/start-identity.ts';
import { DEMO_PASSWORD, DEMO_USERS } from './demo-users.ts';

/** Makes the demo users' sign-ins that are not there yet, with their emails verified. */
export async function seedAccounts(identityOrigin: string): Promise<void> {
  const owner = ownerInterface(identityOrigin, IDENTITY_PROJECT);
  const existing = await owner.exportAccounts();
  const taken = new Set(existing.flatMap(({ localId, email }) => [localId, email]));
  for (const { uid, email, name } of DEMO_USERS) {
    if (taken.has(uid) || taken.has(email)) continue;
    await owner.createAccount({
      localId: uid,
      email,
      password: DEMO_PASSWORD,
      emailVerified: true,
      displayName: name,
    });
  }
}
