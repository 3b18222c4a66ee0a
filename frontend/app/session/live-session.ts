import { onAuthStateChanged, signOut, type User } from 'firebase/auth';
import { createClient } from '#frontend/app/apollo/client.ts';
import { isUnreachable } from '#frontend/app/failures.ts';
import { pageConfig } from '#frontend/app/page-config.ts';
import { setServerNow } from '#frontend/app/server-clock.ts';
import { MeDocument, RegisterDocument } from '#frontend/generated/graphql.ts';
import { deviceFingerprint } from './device.ts';
import { firebaseAuth } from './firebase-auth.ts';
import { idToken } from './id-token.ts';
import { currentSession, isPresumed, type Member, setSession, type VisitorReason } from './session.ts';
import { rememberSignedIn } from './signed-in-here.ts';

export const client = createClient({
  token: async (fresh) => {
    const auth = firebaseAuth();
    await auth.authStateReady();
    return auth.currentUser ? idToken(auth, { fresh }) : null;
  },
  ended: () => void leave('session-ended'),
});

/** Why the identity is being left; null when another tab did it. */
let leaving: VisitorReason | null = null;
let entering: { uid: string; member: Promise<Member> } | null = null;

/**
 * Follows the identity provider: who signs in, here or in another tab, becomes the member of this page. Resolves when
 * it has said for the first time whether somebody is signed in.
 */
export function followIdentity(): Promise<void> {
  return new Promise((resolve) => {
    onAuthStateChanged(firebaseAuth(), (user) => {
      rememberSignedIn(user !== null);
      if (user) void enter(user).catch(() => {});
      else void becomeVisitor();
      resolve();
    });
  });
}

/**
 * Makes a signed-in identity the member of this page: loads the account, making it when it does not exist
 * yet. Asked twice at once, it answers one and the same. A failure leaves the reader logged out and is
 * thrown.
 */
export function enter(user: User): Promise<Member> {
  if (entering?.uid !== user.uid) {
    const member = load(user).finally(() => {
      entering = null;
    });
    entering = { uid: user.uid, member };
  }
  return entering.member;
}

/** Asks the server again who this is, for example after a plan was bought. */
export async function reloadMember(): Promise<Member> {
  const user = firebaseAuth().currentUser;
  if (!user) throw new Error('No authenticated user');
  return enter(user);
}

/** Signs out and says why; nothing of the member stays in the page's memory. */
export async function leave(reason: VisitorReason): Promise<void> {
  leaving = reason;
  await signOut(firebaseAuth());
  await becomeVisitor();
}

async function load(user: User): Promise<Member> {
  const before = currentSession();
  if (isPresumed(before)) setSession({ status: 'loading' });
  if (before.status !== 'member' || before.member.id !== user.uid) {
    await client.clearStore();
    if (before.status === 'member') setSession({ status: 'loading' });
  }
  try {
    const member = (await askMe()) ?? (await register());
    setSession({ status: 'member', member });
    return member;
  } catch (failure) {
    setSession({ status: 'visitor', reason: isUnreachable(failure) ? 'unreachable' : 'session-ended' });
    throw failure;
  }
}

async function askMe(): Promise<Member | null> {
  const { data } = await client.query({ query: MeDocument, fetchPolicy: 'network-only' });
  if (data) setServerNow(data.today.now);
  return data?.me ?? null;
}

async function register(): Promise<Member> {
  const input = pageConfig().oneAccountADevice ? { fingerprintId: await deviceFingerprint() } : null;
  const { data } = await client.mutate({ mutation: RegisterDocument, variables: { input } });
  if (!data) throw new Error('The server answered without an account');
  return data.register.user;
}

async function becomeVisitor(): Promise<void> {
  const before = currentSession();
  const reason = leaving ?? (before.status === 'member' ? 'signed-out' : reasonOf(before));
  leaving = null;
  setSession({ status: 'visitor', reason });
  // Only a member leaves anything behind; clearing would break off what a visitor's page is just asking.
  if (before.status === 'member') await client.clearStore();
}

function reasonOf(session: ReturnType<typeof currentSession>): VisitorReason {
  return session.status === 'visitor' && !isPresumed(session) ? session.reason : 'never-signed-in';
}
