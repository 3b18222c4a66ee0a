export type Route = {
  path: string;
  /** Where a visitor is redirected to, or the path itself. */
  lands: string;
  /** The main heading there. */
  heading: string;
};

const LANDING = 'Tonight’s picks by 3 PM ET. Every result on the record.';
/** Answered with status 404, which browsers log as an error. */
export const UNKNOWN_PATH = '/no/such/page';
const PLANS = 'Pick your plan';
const SIGN_IN = 'Sign in';

const membersOnly = (path: string): Route => ({
  path,
  lands: `/signin?returnTo=${encodeURIComponent(path)}`,
  heading: SIGN_IN,
});

/** Every route of product.txt section 2, for a visitor. */
export const ROUTES: readonly Route[] = [
  { path: '/', lands: '/start', heading: LANDING },
  { path: '/start', lands: '/start', heading: LANDING },
  { path: '/trial', lands: '/trial', heading: 'Your first day is free.' },
  { path: '/pricing', lands: '/pricing', heading: PLANS },
  { path: '/privacy', lands: '/privacy', heading: 'Privacy Policy' },
  { path: '/terms', lands: '/terms', heading: 'Terms & Conditions' },
  { path: '/record', lands: '/record', heading: 'The record' },
  { path: '/record/rules', lands: '/record/rules', heading: 'House rules' },
  { path: '/record/verify', lands: '/record/verify', heading: 'Check the record' },
  { path: '/signin', lands: '/signin', heading: SIGN_IN },
  { path: '/sign-in', lands: '/sign-in', heading: SIGN_IN },
  { path: '/signup', lands: '/signup', heading: 'Create your account' },
  { path: '/forgot-password', lands: '/forgot-password', heading: 'Forgot your password?' },
  { path: '/reset-password', lands: '/reset-password', heading: 'Choose a new password' },
  { path: '/verify-email', lands: '/verify-email', heading: 'Verify your email' },
  membersOnly('/home'),
  membersOnly('/dashboard'),
  membersOnly('/subscription'),
  membersOnly('/account'),
  membersOnly('/account/alerts'),
  membersOnly('/scanner'),
  membersOnly('/invitation'),
  membersOnly('/admin'),
  membersOnly('/trial-checkout'),
  membersOnly('/checkout/vip'),
  { path: '/checkout', lands: '/checkout', heading: 'Checkout' },
  { path: '/checkout/plus_with_trial', lands: '/checkout/plus_with_trial', heading: 'Checkout' },
  { path: '/create-password', lands: '/pricing', heading: PLANS },
  { path: '/vip-offer', lands: '/vip-offer', heading: 'Go VIP' },
  { path: UNKNOWN_PATH, lands: '/start', heading: LANDING },
];
