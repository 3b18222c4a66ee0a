import type { Agent } from 'node:http';
import { type Credential, deleteApp, initializeApp } from 'firebase-admin/app';
import {
  type Auth,
  type DecodedIdToken,
  FirebaseAuthError,
  getAuth,
  type UserRecord,
} from 'firebase-admin/auth';
import { AppError } from '#gateway/app-error.ts';
import { type AccountState, AccountStates } from './account-states.ts';
import { VerifiedTokens } from './verified-tokens.ts';

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
  /**
   * Throws INVALID_TOKEN, also for a session that has ended at the provider, up to a minute late; IDENTITY_UNAVAILABLE
   * when the provider does not answer.
   */
  verify(idToken: string): Promise<VerifiedIdentity>;
  /** Whether a session that began at `since` has ended at the provider, up to a minute late. */
  hasEnded(uid: string, since: Date): Promise<boolean>;
  /** The same from memory alone; `refresh` keeps it current. */
  isKnownEnded(uid: string, since: Date): boolean;
  /** Reads these accounts again. */
  refresh(uids: Iterable<string>): Promise<void>;
  /** Throws EMAIL_ALREADY_IN_USE, or IDENTITY_UNAVAILABLE. */
  createAccount(account: { uid: string; email: string; password: string }): Promise<void>;
  /** Succeeds for an account that is already gone. */
  deleteAccount(uid: string): Promise<void>;
  /** Whether an account still exists. */
  hasAccount(uid: string): Promise<boolean>;
  /** Sets the password and ends every session. */
  setPassword(uid: string, password: string): Promise<void>;
  /** Ends every session. */
  endSessions(uid: string): Promise<void>;
  /** Leaves an account its password and the sign-ins by its own address, takes every other way in from it, and ends every session. */
  keepOwnSignIns(uid: string): Promise<void>;
  /** Closes the account to sign-ins and ends every session, or opens it again. */
  setDisabled(uid: string, disabled: boolean): Promise<void>;
  /** Sets the address, which is then not proved. Throws EMAIL_ALREADY_IN_USE. */
  setEmail(uid: string, email: string): Promise<void>;
  /** Sets the password unless it has changed since the account was created. */
  expirePassword(uid: string, password: string): Promise<void>;
  /** A one-time code with which the owner of an address sets a password on the reset page. */
  passwordResetCode(email: string): Promise<string>;
  close(): Promise<void>;
}

let opened = 0;

/** Connects with firebase-admin; uses the emulator when FIREBASE_AUTH_EMULATOR_HOST is set. */
export function openIdentity(
  projectId: string,
  { now, ...options }: { httpAgent?: Agent; credential?: Credential; now?: () => number } = {},
): Identity {
  opened += 1;
  const app = initializeApp({ projectId, ...options }, `identity-${opened}`);
  const auth = getAuth(app);
  const states = new AccountStates((uids) => callIdentity(readStates(auth, uids), LOOKUP_MILLISECONDS), now);
  const tokens = new VerifiedTokens<DecodedIdToken>();
  const verified = (idToken: string) =>
    withDeadline(auth.verifyIdToken(idToken)).catch((failure: unknown) => {
      throw verificationError(failure);
    });
  const revoke = (uid: string) => auth.revokeRefreshTokens(uid).finally(() => states.forget(uid));
  return {
    verify: async (idToken) => {
      const claims = await tokens.claimsOf(idToken, verified);
      const signedInAt = new Date(claims.auth_time * 1_000);
      if (!claims.email || (await states.hasEnded(claims.uid, signedInAt)))
        throw new AppError('INVALID_TOKEN');
      return {
        uid: claims.uid,
        email: claims.email,
        emailVerified: claims.email_verified === true,
        signedInAt,
        expiresAt: new Date(claims.exp * 1_000),
      };
    },
    hasEnded: (uid, since) => states.hasEnded(uid, since),
    isKnownEnded: (uid, since) => states.isKnownEnded(uid, since),
    refresh: async (uids) => {
      await Promise.all(Array.from(uids, (uid) => states.refresh(uid)));
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
    setPassword: (uid, password) => callIdentity(auth.updateUser(uid, { password }).then(() => revoke(uid))),
    endSessions: (uid) => callIdentity(revoke(uid)),
    keepOwnSignIns: (uid) => callIdentity(unlinkOthers(auth, uid).then(() => revoke(uid))),
    setDisabled: (uid, disabled) => callIdentity(auth.updateUser(uid, { disabled }).then(() => revoke(uid))),
    setEmail: (uid, email) =>
      callIdentity(auth.updateUser(uid, { email, emailVerified: false }).then(() => revoke(uid))),
    expirePassword: (uid, password) => callIdentity(expirePassword(auth, uid, password)),
    passwordResetCode: (email) => callIdentity(auth.generatePasswordResetLink(email).then(codeOf)),
    close: () => deleteApp(app),
  };
}

async function unlinkOthers(auth: Auth, uid: string): Promise<void> {
  const { email, providerData, phoneNumber } = await auth.getUser(uid);
  const isOwn = (address: string | undefined) => address?.toLowerCase() === email?.toLowerCase();
  const providersToUnlink = providerData
    .filter((provider) => provider.providerId !== 'password' && !isOwn(provider.email))
    .map(({ providerId }) => providerId);
  if (phoneNumber && !providersToUnlink.includes('phone')) providersToUnlink.push('phone');
  if (providersToUnlink.length > 0) await auth.updateUser(uid, { providersToUnlink });
}

/** After this long without an answer the provider counts as away. */
const DEADLINE_MILLISECONDS = 8_000;
/** For looking up an account: a request waits for it that is otherwise answered within milliseconds. */
const LOOKUP_MILLISECONDS = 3_000;
const UNREACHABLE =
  /fetching (public keys|Json Web Keys)|ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|socket hang up|network|timed? ?out/i;

/** Rejects with IDENTITY_UNAVAILABLE when the call has not been answered by the deadline. */
async function withDeadline<T>(call: Promise<T>, milliseconds = DEADLINE_MILLISECONDS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('IDENTITY_UNAVAILABLE')), milliseconds);
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
async function callIdentity<T>(call: Promise<T>, milliseconds?: number): Promise<T> {
  return withDeadline(call, milliseconds).catch((failure: unknown) => {
    if (failure instanceof AppError) throw failure;
    const code = failure instanceof FirebaseAuthError ? failure.code : '';
    if (code === 'auth/email-already-exists') throw new AppError('EMAIL_ALREADY_IN_USE');
    if (code === 'auth/invalid-email') throw new AppError('BAD_USER_INPUT', 'Invalid email address');
    throw new AppError('IDENTITY_UNAVAILABLE', undefined, { reason: code });
  });
}

/** Accounts that are not in the answer do not exist. */
async function readStates(auth: Auth, uids: string[]): Promise<Map<string, AccountState>> {
  const { users } = await auth.getUsers(uids.map((uid) => ({ uid })));
  return new Map(users.map((user) => [user.uid, stateOf(user)]));
}

function stateOf({ disabled, tokensValidAfterTime }: UserRecord): AccountState {
  return { isOpen: !disabled, validSince: new Date(tokensValidAfterTime ?? 0) };
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
