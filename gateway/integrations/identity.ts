import type { Agent } from 'node:http';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, FirebaseAuthError, getAuth } from 'firebase-admin/auth';
import { AppError } from '#gateway/app-error.ts';

/** An identity as the provider reports it. Tier and role never come from here. */
export interface VerifiedIdentity {
  uid: string;
  email: string;
  emailVerified: boolean;
  /** When the member last signed in, by the provider's clock. */
  signedInAt: Date;
  /** When the token expires, by the same clock. */
  expiresAt: Date;
}

/** The identity provider. */
export interface Identity {
  /** Throws INVALID_TOKEN, or IDENTITY_UNAVAILABLE when the provider's certificates cannot be fetched. */
  verify(idToken: string): Promise<VerifiedIdentity>;
  /** Throws EMAIL_ALREADY_IN_USE, or IDENTITY_UNAVAILABLE. */
  createAccount(account: { uid: string; email: string; password: string }): Promise<void>;
  /** Succeeds for an account that is already gone. */
  deleteAccount(uid: string): Promise<void>;
  /** Whether an account still exists. */
  hasAccount(uid: string): Promise<boolean>;
  /** Sets the password and ends every other session. */
  setPassword(uid: string, password: string): Promise<void>;
  /** Sets the password unless it has changed since the account was created. */
  expirePassword(uid: string, password: string): Promise<void>;
  /** A one-time code with which the owner of an address sets a password on the reset page. */
  passwordResetCode(email: string): Promise<string>;
  close(): Promise<void>;
}

let opened = 0;

/** Connects with firebase-admin; uses the emulator when FIREBASE_AUTH_EMULATOR_HOST is set. */
export function openIdentity(projectId: string, httpAgent?: Agent): Identity {
  opened += 1;
  const app = initializeApp({ projectId, ...(httpAgent && { httpAgent }) }, `identity-${opened}`);
  const auth = getAuth(app);
  return {
    verify: async (idToken) => {
      const claims = await withDeadline(auth.verifyIdToken(idToken)).catch((failure: unknown) => {
        throw verificationError(failure);
      });
      if (!claims.email) throw new AppError('INVALID_TOKEN');
      return {
        uid: claims.uid,
        email: claims.email,
        emailVerified: claims.email_verified === true,
        signedInAt: new Date(claims.auth_time * 1_000),
        expiresAt: new Date(claims.exp * 1_000),
      };
    },
    createAccount: (account) => callIdentity(auth.createUser(account).then(() => undefined)),
    deleteAccount: (uid) => callIdentity(auth.deleteUser(uid).catch(unlessGone)),
    hasAccount: (uid) =>
      callIdentity(
        auth.getUser(uid).then(
          () => true,
          (failure: unknown) => unlessGone(failure) ?? false,
        ),
      ),
    setPassword: (uid, password) =>
      callIdentity(auth.updateUser(uid, { password }).then(() => auth.revokeRefreshTokens(uid))),
    expirePassword: (uid, password) => callIdentity(expirePassword(auth, uid, password)),
    passwordResetCode: (email) => callIdentity(auth.generatePasswordResetLink(email).then(codeOf)),
    close: () => deleteApp(app),
  };
}

/** After this long without an answer the provider counts as away. */
const DEADLINE_MILLISECONDS = 8_000;
const UNREACHABLE =
  /fetching (public keys|Json Web Keys)|ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|socket hang up|network|timed? ?out/i;

/** Rejects with IDENTITY_UNAVAILABLE when the call has not been answered by the deadline. */
async function withDeadline<T>(call: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('IDENTITY_UNAVAILABLE')), DEADLINE_MILLISECONDS);
  });
  try {
    return await Promise.race([call, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

/** firebase-admin uses one code for a bad token and for certificates it could not fetch; only the text differs. */
function verificationError(failure: unknown): AppError {
  if (failure instanceof AppError) return failure;
  const text = failure instanceof Error ? failure.message : '';
  if (UNREACHABLE.test(text)) return new AppError('IDENTITY_UNAVAILABLE');
  if (failure instanceof FirebaseAuthError) return new AppError('INVALID_TOKEN');
  throw failure;
}

/** The provider's errors in administrative calls as AppErrors. */
async function callIdentity<T>(call: Promise<T>): Promise<T> {
  return withDeadline(call).catch((failure: unknown) => {
    if (failure instanceof AppError) throw failure;
    const code = failure instanceof FirebaseAuthError ? failure.code : '';
    if (code === 'auth/email-already-exists') throw new AppError('EMAIL_ALREADY_IN_USE');
    if (code === 'auth/invalid-email') throw new AppError('BAD_USER_INPUT', 'Invalid email address');
    throw new AppError('IDENTITY_UNAVAILABLE', undefined, { reason: code });
  });
}

function unlessGone(failure: unknown): void {
  if (!(failure instanceof FirebaseAuthError && failure.code === 'auth/user-not-found')) throw failure;
}

/** Every password change moves `tokensValidAfterTime`; on an untouched account it equals the creation time. */
async function expirePassword(auth: Auth, uid: string, password: string): Promise<void> {
  const user = await auth.getUser(uid).catch(unlessGone);
  if (!user) return;
  const madeAt = Date.parse(user.metadata.creationTime);
  const changedAt = Date.parse(user.tokensValidAfterTime ?? user.metadata.creationTime);
  if (changedAt - madeAt < 2_000) await auth.updateUser(uid, { password });
}

function codeOf(link: string): string {
  const code = new URL(link).searchParams.get('oobCode');
  if (!code) throw new AppError('IDENTITY_UNAVAILABLE');
  return code;
}
