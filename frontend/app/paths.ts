/** Every address of the product (product.txt section 2). Pages link by these names and never by text. */
export const PATHS = {
  root: '/',
  landing: '/start',
  howItWorks: '/start#how-it-works',
  trial: '/trial',
  home: '/home',
  picks: '/dashboard',
  subscription: '/subscription',
  account: '/account',
  alerts: '/account/alerts',
  scanner: '/scanner',
  /** Accepts a role of the staff, by the link of its mail. */
  invitation: '/invitation',
  /** Gives the API explorer the member's token. */
  explorerToken: '/account/explorer',
  pricing: '/pricing',
  comparison: '/pricing#plan-comparison',
  signIn: '/signin',
  /** Where signing out goes; shows the same page as `signIn`. */
  signedOut: '/sign-in',
  signUp: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  checkout: '/checkout/:planType?',
  trialCheckout: '/trial-checkout',
  createPassword: '/create-password',
  vipOffer: '/vip-offer',
  admin: '/admin',
  privacy: '/privacy',
  terms: '/terms',
  record: '/record',
  recordRules: '/record/rules',
  recordVerify: '/record/verify',
} as const;

/** The picks of one New York day, YYYY-MM-DD; of today when none is given. */
export function picksPath(day?: string): string {
  return day ? `${PATHS.picks}?date=${day}` : PATHS.picks;
}

/** The public record of one New York day, which the gateway writes: a link to it loads a page. */
export function recordDayPath(day: string): string {
  return `${PATHS.record}/${day}`;
}

/** An admin's picks of one New York day. */
export function adminDayPath(day: string): string {
  return `${PATHS.admin}?date=${day}`;
}

/** The checkout of a plan by its code, such as `premium_with_trial`. */
export function checkoutPath(planCode: string): string {
  return `/checkout/${encodeURIComponent(planCode)}`;
}
