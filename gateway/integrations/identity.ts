import type { Agent } from 'node:http';
import type { Credential } from 'firebase-admin/app';
import type { Auth, DecodedIdToken, UserRecord } from 'firebase-admin/auth';
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

/** Connects with firebase-admin; uses the emulator when FIREBASE_AUTH_EMULATOR_HOST is set. */
export function openIdentity(
  projectId: string,
  { now, ...options }: { httpAgent?: Agent; credential?: Credential; now?: () => number } = {},
): Identity {
  const sdk = lazySdk({ projectId, ...options });
  const ask = <T>(call: (auth: Auth) => Promise<T>, milliseconds?: number) =>
    sdk.auth().then((auth) => callIdentity(call(auth), milliseconds));
  const states = new AccountStates((uids) => ask((auth) => readStates(auth, uids), LOOKUP_MILLISECONDS), now);
  const tokens = new VerifiedTokens<DecodedIdToken>();
  const verified = async (idToken: string) => {
    const auth = await sdk.auth();
    return withDeadline(auth.verifyIdToken(idToken)).catch((failure: unknown) => {
      throw verificationError(failure);
    });
  };
  const revoke = (auth: Auth, uid: string) => auth.revokeRefreshTokens(uid).finally(() => states.forget(uid));
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
    createAccount: (account) => ask((auth) => auth.createUser(account).then(() => undefined)),
    deleteAccount: (uid) => ask((auth) => auth.deleteUser(uid).catch(unlessGone)),
    hasAccount: (uid) =>
      ask((auth) =>
        auth.getUser(uid).then(
          () => true,
          (failure: unknown) => unlessGone(failure) ?? false,
        ),
      ),
    setPassword: (uid, password) =>
      ask((auth) => auth.updateUser(uid, { password }).then(() => revoke(auth, uid))),
    endSessions: (uid) => ask((auth) => revoke(auth, uid)),
    keepOwnSignIns: (uid) => ask((auth) => unlinkOthers(auth, uid).then(() => revoke(auth, uid))),
    setDisabled: (uid, disabled) =>
      ask((auth) => auth.updateUser(uid, { disabled }).then(() => revoke(auth, uid))),
    setEmail: (uid, email) =>
      ask((auth) => auth.updateUser(uid, { email, emailVerified: false }).then(() => revoke(auth, uid))),
    expirePassword: (uid, password) => ask((auth) => expirePassword(auth, uid, password)),
    passwordResetCode: (email) => ask((auth) => auth.generatePasswordResetLink(email).then(codeOf)),
    close: () => sdk.close(),
  };
}

/** Loaded when it is first needed: it is a tenth of the work of a start. */
export async function firebaseAdmin() {
  const [app, auth] = await Promise.all([import('firebase-admin/app'), import('firebase-admin/auth')]);
  return { ...app, ...auth };
}

let opened = 0;

/** Opened by the first call, whose deadline begins afterwards. */
function lazySdk(options: { projectId: string; httpAgent?: Agent; credential?: Credential }) {
  let loading: Promise<{ auth: Auth; close(): Promise<void> }> | null = null;
  const load = async () => {
    const { deleteApp, getAuth, initializeApp } = await firebaseAdmin();
    opened += 1;
    const app = initializeApp(options, `identity-${opened}`);
    return { auth: getAuth(app), close: () => deleteApp(app) };
  };
  return {
    auth: async (): Promise<Auth> => {
      loading ??= load().catch((failure: unknown) => {
        // The next call tries again.
        loading = null;
        throw failure;
      });
      return (await loading).auth;
    },
    close: async () => (await loading)?.close(),
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
  if (authCode(failure)) return new AppError('INVALID_TOKEN');
  throw failure;
}

/** The code of a `FirebaseAuthError`; of any other failure ''. */
function authCode(failure: unknown): string {
  const code = failure instanceof Error && 'code' in failure ? String(failure.code) : '';
  return code.startsWith('auth/') ? code : '';
}

/** The provider's errors in administrative calls as AppErrors. */
async function callIdentity<T>(call: Promise<T>, milliseconds?: number): Promise<T> {
  return withDeadline(call, milliseconds).catch((failure: unknown) => {
    if (failure instanceof AppError) throw failure;
    const code = authCode(failure);
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
  if (authCode(failure) !== 'auth/user-not-found') throw failure;
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
