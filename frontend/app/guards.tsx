import { lazy, Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { AccountUnreachable } from '#frontend/layout/AccountUnreachable.tsx';
import { nameInTitle } from '#frontend/ui/page-title.ts';
import { Waiting } from '#frontend/ui/Waiting.tsx';
import { download } from './download.ts';
import { PATHS } from './paths.ts';
import { withReturnTo } from './return-to.ts';
import { isStaff, useSession } from './session/session.ts';

/** Who may pass (product.txt section 6); on /admin a visitor is sent to sign in and a member home. */

/** Members only. A visitor signs in and comes back; one who just signed out goes where signing out leads. */
export function MembersOnly() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session.status === 'loading') return <Waiting name={nameInTitle()} label="Loading your account..." />;
  if (session.status === 'member') return <Outlet />;
  if (session.status === 'unreachable')
    return <Unreachable uid={session.uid} isPicks={pathname === PATHS.picks} />;
  if (session.reason === 'signed-out') return <Navigate to={PATHS.signedOut} replace />;
  return <Navigate to={withReturnTo(PATHS.signIn, pathname + search + hash)} replace />;
}

/** Without their account members can read the board that they opened last, and nothing else. */
function Unreachable({ uid, isPicks }: { uid: string; isPicks: boolean }) {
  if (!isPicks) return <AccountUnreachable />;
  return (
    <Suspense fallback={<Waiting />}>
      <SavedBoardPage uid={uid} />
    </Suspense>
  );
}

const SavedBoardPage = lazy(async () => ({
  default: (await download(() => import('#frontend/picks/SavedBoardPage.tsx'))).SavedBoardPage,
}));

/** Behind MembersOnly: a member who is not of the staff goes home. */
export function StaffOnly() {
  return isStaff(useSession()) ? <Outlet /> : <Navigate to={PATHS.home} replace />;
}
