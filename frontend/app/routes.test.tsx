import { describe, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router-dom';
import { sampleMember } from '#frontend/testing/samples.ts';
import { PATHS } from './paths.ts';
import { ROUTES } from './routes.tsx';
import { type Session, setSession } from './session/session.ts';

/** The route table as it is, with each downloaded page as its own name: guards and redirects are the real ones. */
function withoutPages(routes: RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const children = route.children && withoutPages(route.children);
    if (!route.lazy) return { ...route, children } as RouteObject;
    return { path: route.path, children, element: route.path ? <p>page</p> : <Outlet /> } as RouteObject;
  });
}

const TABLE = withoutPages(ROUTES);

const memberOf = (given: Parameters<typeof sampleMember>[0]): Session => ({
  status: 'member',
  member: sampleMember(given),
});
const VISITOR: Session = { status: 'visitor', reason: 'never-signed-in' };
const ADMIN = memberOf({ subscription: 'FREE', role: 'OWNER', scopes: ['PICKS'] });

/** Everyone but the visitor and the admin: to the guards they are all alike. */
const MEMBERS: Record<string, Session> = {
  free: memberOf({ subscription: 'FREE', planStatus: 'TRIALING' }),
  expired: memberOf({ subscription: 'FREE', planStatus: 'EXPIRED' }),
  plus: memberOf({}),
  premium: memberOf({ subscription: 'PREMIUM' }),
  vip: memberOf({ subscription: 'VIP' }),
  cancelling: memberOf({ planStatus: 'CANCELED' }),
  pastdue: memberOf({ planStatus: 'PAST_DUE' }),
};

async function visit(path: string, session: Session): Promise<string> {
  act(() => setSession(session));
  const router = createMemoryRouter(TABLE, { initialEntries: [path] });
  await act(async () => {
    render(<RouterProvider router={router} />);
  });
  const { pathname, search, hash } = router.state.location;
  return pathname + search + hash;
}

const SIGN_IN = (path: string) => `/signin?returnTo=${encodeURIComponent(path)}`;

/** Where a visitor, a member and an admin end up; null: where they wanted to go. */
const EXPECTED: [string, string | null, string | null, string | null][] = [
  ['/', '/start', '/start', '/start'],
  ['/start', null, null, null],
  ['/trial', null, null, null],
  ['/pricing', null, null, null],
  ['/signin', null, null, null],
  ['/sign-in', null, null, null],
  ['/signup', null, null, null],
  ['/forgot-password', null, null, null],
  ['/reset-password?oobCode=abc', null, null, null],
  ['/verify-email?oobCode=abc', null, null, null],
  ['/home', SIGN_IN('/home'), null, null],
  ['/dashboard', SIGN_IN('/dashboard'), null, null],
  ['/dashboard?date=2026-11-19', SIGN_IN('/dashboard?date=2026-11-19'), null, null],
  // As mails, notifications and Discord lead to a pick.
  ['/dashboard?date=2026-11-19#pick_1', SIGN_IN('/dashboard?date=2026-11-19#pick_1'), null, null],
  ['/subscription', SIGN_IN('/subscription'), null, null],
  ['/account', SIGN_IN('/account'), null, null],
  ['/account/alerts', SIGN_IN('/account/alerts'), null, null],
  ['/scanner', SIGN_IN('/scanner'), null, null],
  ['/account/explorer', SIGN_IN('/account/explorer'), null, null],
  ['/invitation?member=a&signature=b', SIGN_IN('/invitation?member=a&signature=b'), null, null],
  ['/admin', SIGN_IN('/admin'), '/home', null],
  ['/checkout', null, null, null],
  ['/checkout/premium', null, null, null],
  ['/checkout/vip', null, null, null],
  ['/trial-checkout', SIGN_IN('/trial-checkout'), null, null],
  ['/create-password', null, null, null],
  ['/vip-offer', null, null, null],
  ['/privacy', null, null, null],
  ['/terms', null, null, null],
  ['/record', null, null, null],
  ['/record/rules', null, null, null],
  ['/record/verify', null, null, null],
  ['/no-such-page', '/start', '/start', '/start'],
  ['/dashboard/deeper', '/start', '/start', '/start'],
];

describe.each(EXPECTED)('%s', (path, forVisitor, forMember, forAdmin) => {
  test.each<[string, Session, string | null]>([
    ['visitor', VISITOR, forVisitor],
    ...Object.entries(MEMBERS).map(([name, session]): [string, Session, string | null] => [
      name,
      session,
      forMember,
    ]),
    ['admin', ADMIN, forAdmin],
  ])('%s', async (_name, session, expected) => {
    expect(await visit(path, session)).toBe(expected ?? path);
    expect(screen.getByText('page')).toBeVisible();
  });
});

test('the start page learns which address had no page', async () => {
  act(() => setSession(VISITOR));
  const router = createMemoryRouter(TABLE, { initialEntries: ['/nothing/here'] });
  await act(async () => {
    render(<RouterProvider router={router} />);
  });
  expect(router.state.location).toMatchObject({ pathname: '/start', state: { nothingAt: '/nothing/here' } });
});

test('no address of the product is missing above', () => {
  const { comparison: _ofPricing, howItWorks: _ofLanding, ...pages } = PATHS;
  const visited = EXPECTED.map(([path]) => path.replace(/\?.*/, ''));
  const without = Object.values(pages).filter((page) => !visited.includes(page.replace(/\/:.*/, '')));
  expect(without).toEqual([]);
});

test('only scopes open the admin pages, whatever else is said of the account', async () => {
  const almost = sampleMember({ role: 'OWNER' });
  expect(await visit('/admin', { status: 'member', member: almost })).toBe('/home');
});

test('who just signed out goes to /sign-in, without a wish to come back', async () => {
  expect(await visit('/dashboard', { status: 'visitor', reason: 'signed-out' })).toBe('/sign-in');
});

test('a signed-in member whose account could not be loaded is not asked to sign in', async () => {
  expect(await visit('/home', { status: 'unreachable', uid: 'demo-plus' })).toBe('/home');
  expect(screen.getByRole('heading', { name: 'Your account could not be loaded' })).toBeVisible();
});

test('while it is not known who is reading, a guarded page waits', async () => {
  expect(await visit('/dashboard', { status: 'loading' })).toBe('/dashboard');
  expect(screen.getByRole('status')).toHaveTextContent('Loading your account...');
});
