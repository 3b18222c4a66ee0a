import { onAuthStateChanged, signOut, type User } from 'firebase/auth';
import { createClient } from '#frontend/app/apollo/client.ts';
import { currentConnection, onReconnect } from '#frontend/app/connection.ts';
import { adoptDisplay, hasUnkept } from '#frontend/app/display.ts';
import { download } from '#frontend/app/download.ts';
import { isUnreachable } from '#frontend/app/failures.ts';
import { deleteSavedBoard } from '#frontend/app/saved-board.ts';
import { onClockJump, setServerNow } from '#frontend/app/server-clock.ts';
import { deleteAllUnsaved, keepUnsavedOf } from '#frontend/app/unsaved.ts';
import { MeDocument } from '#frontend/generated/graphql.ts';
import { firebaseAuth } from './firebase-auth.ts';
import { idToken } from './id-token.ts';
import { followLocalClock } from './local-clock.ts';
import { rememberStaff, takeSignOutAsked } from './public-header.ts';
import { currentSession, isPresumed, type Member, setSession, type VisitorReason } from './session.ts';
import { rememberSignedIn } from './signed-in-here.ts';

/** What requests are signed with; null for a visitor. `fresh` asks the identity provider for a new one. */
export async function bearerToken(fresh: boolean): Promise<string | null> {
  const auth = firebaseAuth();
  await auth.authStateReady();
  return auth.currentUser ? idToken(auth, { fresh }) : null;
}

/** The account at the identity provider. Throws for a visitor. */
export function identityAccount(): User {
  const user = firebaseAuth().currentUser;
  if (!user) throw new Error('No authenticated user');
  return user;
}

export const client = createClient({
  token: bearerToken,
  ended: () => void leave('session-ended'),
});

/** What a change of the plan changes of the account. */
const PLAN_FACTS = [
  ...['subscription', 'planStatus', 'currentPeriodEndsAt', 'pausedUntil', 'trialEndDate'],
] as const;

/** Why the identity is being left; null when another tab did it. */
let leaving: VisitorReason | null = null;
let entering: { uid: string; member: Promise<Member> } | null = null;

/**
 * Follows the identity provider: who signs in, here or in another tab, becomes the member of this page. Resolves when
 * it has said for the first time whether someone is signed in.
 */
export async function followIdentity(): Promise<void> {
  onReconnect(() => void refreshAll().catch(() => {}));
  onClockJump(() => void refreshAll().catch(() => {}));
  document.addEventListener('visibilitychange', () => void checkAgain().catch(() => {}));
  if (__LOCAL__) followLocalClock(() => void refreshAll().catch(() => {}));
  if (takeSignOutAsked()) await endSession('signed-out');
  await new Promise<void>((resolve) => {
    onAuthStateChanged(firebaseAuth(), (user) => {
      rememberSignedIn(user !== null);
      if (!user) rememberStaff(false);
      if (user) void enter(user).catch(() => {});
      else void becomeVisitor();
      resolve();
    });
  });
}

/**
 * Makes a signed-in identity the member of this page: loads the account, creating it when it does not exist yet.
 * Concurrent calls share one request. A failure leaves the page without a member and is thrown.
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

/** Loads the account again, for example after a plan was bought. */
export async function reloadMember(): Promise<Member> {
  const user = firebaseAuth().currentUser;
  if (!user) throw new Error('No authenticated user');
  return enter(user);
}

/** Signs out for `reason`; nothing of the member stays in the page's memory. */
export async function leave(reason: VisitorReason): Promise<void> {
  await endSession(reason);
  await becomeVisitor();
}

async function endSession(reason: VisitorReason): Promise<void> {
  if (reason === 'signed-out')
    await import('./push-subscription.ts').then(({ endPush }) => endPush(client)).catch(() => {});
  leaving = reason;
  await signOut(firebaseAuth());
}

/** After a lost connection or a jump of the clock: loads the account and what is on screen again. */
async function refreshAll(): Promise<void> {
  if (firebaseAuth().currentUser) await reloadMember();
  await client.refetchQueries({ include: 'active' });
}

/** When the viewer returns to the page: whether the clock was moved meanwhile, or the plan changed, as in another tab. */
async function checkAgain(): Promise<void> {
  const session = currentSession();
  if (document.hidden || session.status !== 'member') return;
  const member = await fetchMe();
  if (member && PLAN_FACTS.some((fact) => member[fact] !== session.member[fact])) await refreshAll();
}

async function load(user: User): Promise<Member> {
  const before = currentSession();
  const isSame = before.status === 'member' && before.member.id === user.uid;
  if (isPresumed(before)) setSession({ status: 'loading' });
  if (!isSame) {
    await client.clearStore();
    if (before.status === 'member') setSession({ status: 'loading' });
  }
  try {
    if (currentConnection() === 'offline') throw new TypeError('Offline');
    const member = await keepDevicesDisplay((await fetchMe()) ?? (await register()));
    adoptDisplay(member);
    keepUnsavedOf(member.id);
    rememberStaff(member.scopes.length > 0);
    setSession({ status: 'member', member });
    return member;
  } catch (failure) {
    // A member whose account is on screen keeps it; each request is authorized by the server anyway.
    if (!isUnreachable(failure)) setSession({ status: 'visitor', reason: 'session-ended' });
    else if (!isSame) setSession({ status: 'unreachable', uid: user.uid });
    throw failure;
  }
}

async function fetchMe(): Promise<Member | null> {
  const { data } = await client.query({ query: MeDocument, fetchPolicy: 'network-only' });
  if (data) setServerNow(data.today.now);
  return data?.me ?? null;
}

/** The account, with what was chosen on this device and it does not have yet. */
async function keepDevicesDisplay(member: Member): Promise<Member> {
  if (!hasUnkept()) return member;
  const module = await import('#frontend/app/keep-display.ts').catch(() => null);
  return module ? module.keepUnkept(client, member) : member;
}

/** Once in an account's life, so other visits do not download it. */
async function register(): Promise<Member> {
  const module = await download(() => import('./register.ts'));
  return module.registerMember(client);
}

async function becomeVisitor(): Promise<void> {
  const before = currentSession();
  const reason = leaving ?? (before.status === 'member' ? 'signed-out' : reasonOf(before));
  leaving = null;
  deleteSavedBoard();
  if (reason === 'signed-out') deleteAllUnsaved();
  setSession({ status: 'visitor', reason });
  // Only a member leaves anything behind; clearing would break off what a visitor's page is just asking.
  if (before.status === 'member') await client.clearStore();
}

function reasonOf(session: ReturnType<typeof currentSession>): VisitorReason {
  return session.status === 'visitor' && !isPresumed(session) ? session.reason : 'never-signed-in';
}
