import { type Account, ownerInterface } from '#local/identity/accounts.ts';
import { IDENTITY_PROJECT } from '#local/identity/start-identity.ts';
import { DEMO_PASSWORD, DEMO_USERS } from './demo-users.ts';
import type { LivedPerson } from './lived-people.ts';

/** Makes the sign-ins of the demo users and of those of its past that are missing, with their emails verified. */
export async function seedAccounts(
  identityOrigin: string,
  people: readonly LivedPerson[] = [],
): Promise<void> {
  const owner = ownerInterface(identityOrigin, IDENTITY_PROJECT);
  const existing = await owner.exportAccounts();
  const taken = new Set(existing.flatMap(({ localId, email }) => [localId, email]));
  const isNew = (uid: string, email: string) => !taken.has(uid) && !taken.has(email);
  for (const { uid, email, name } of DEMO_USERS) {
    if (!isNew(uid, email)) continue;
    await owner.createAccount({
      localId: uid,
      email,
      password: DEMO_PASSWORD,
      emailVerified: true,
      displayName: name,
    });
  }
  await owner.addAccounts(people.filter(({ id, email }) => isNew(id, email)).map(accountOf));
}

/** As the emulator keeps one. */
function accountOf({ id, email, name, createdAt }: LivedPerson): Account {
  const salt = `fakeSalt${id}`;
  return {
    ...{ localId: id, email, displayName: name, emailVerified: true },
    ...{ salt, passwordHash: `fakeHash:salt=${salt}:password=${DEMO_PASSWORD}` },
    createdAt: String(createdAt.getTime()),
    providerUserInfo: [{ providerId: 'password', email, federatedId: email, rawId: email }],
  };
}
