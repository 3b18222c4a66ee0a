import {
  applyActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  type User,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { failureCode } from '#frontend/app/failures.ts';
import { ConfirmAgeDocument, UpdatePasswordDocument } from '#frontend/generated/graphql.ts';
import { firebaseAuth } from './firebase-auth.ts';
import { googleIdentity } from './google-identity.ts';
import { client, enter } from './live-session.ts';
import type { Member } from './session.ts';

/** The identity provider, as pages use it. Each function throws what `identityFailureText` can translate. */

export async function signIn(email: string, password: string): Promise<Member> {
  const { user } = await signInWithEmailAndPassword(firebaseAuth(), email, password);
  return enter(user);
}

/**
 * A new account. When the server cannot register it, the identity is deleted again and nothing remains, unless it only
 * has to verify its address.
 */
export async function signUp(email: string, password: string): Promise<Member> {
  const { user } = await createUserWithEmailAndPassword(firebaseAuth(), email, password);
  const member = await enterOrDelete(user);
  void confirmOwnAge();
  // The account is good without it, and the account page offers to send it again.
  await sendEmailVerification(user).catch(() => {});
  return member;
}

/** Signs in with a Google account, or up when the account is new: `onNew` is called before the member is known. */
export async function signInWithGoogle(onNew: () => void): Promise<Member> {
  const { user, isNew } = await googleIdentity(firebaseAuth());
  if (isNew) onNew();
  return isNew ? enterOrDelete(user) : enter(user);
}

/** Sends the reset link. An email without an account gets the same answer, so that accounts cannot be discovered. */
export async function requestPasswordReset(email: string): Promise<void> {
  await sendPasswordResetEmail(firebaseAuth(), email).catch((failure: unknown) => {
    if (!(failure instanceof Error && 'code' in failure && failure.code === 'auth/user-not-found'))
      throw failure;
  });
}

/** The email that a reset link is for; throws when the link is bad, used or expired. */
export function verifyResetLink(oobCode: string): Promise<string> {
  return verifyPasswordResetCode(firebaseAuth(), oobCode);
}

export function confirmReset(oobCode: string, password: string): Promise<void> {
  return confirmPasswordReset(firebaseAuth(), oobCode, password);
}

export function verifyEmail(oobCode: string): Promise<void> {
  return applyActionCode(firebaseAuth(), oobCode);
}

/** Accounts that only ever sign in with Google have no password to change. */
export function hasPassword(): boolean {
  const user = firebaseAuth().currentUser;
  return !!user?.providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID);
}

/** Checks the current password, sets the new one, which ends every session, and signs in with it. */
export async function changePassword(current: string, next: string): Promise<void> {
  const user = firebaseAuth().currentUser;
  if (!user?.email) throw new Error('No authenticated user');
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, current));
  const input = { userId: user.uid, newPassword: next };
  await client.mutate({ mutation: UpdatePasswordDocument, variables: { input } });
  await signIn(user.email, next);
}

/** Keeps what the sign-up page says its buttons confirm. If this fails, the account page asks. */
export async function confirmOwnAge(): Promise<void> {
  await client.mutate({ mutation: ConfirmAgeDocument }).catch(() => {});
}

async function enterOrDelete(user: User): Promise<Member> {
  try {
    return await enter(user);
  } catch (failure) {
    // With a verified address this identity takes over the account that has it: it stays, and gets the link.
    if (failureCode(failure) === 'VERIFY_EMAIL') await sendEmailVerification(user).catch(() => {});
    else await user.delete();
    throw failure;
  }
}
