/** The addresses of pages; `frontend/app/paths.ts` names them, and a test holds the two together. */
const PAGES = new Set([
  ...[
    '/',
    '/start',
    '/trial',
    '/pricing',
    '/privacy',
    '/terms',
    '/record',
    '/record/rules',
    '/record/verify',
    '/checkout',
    '/trial-checkout',
  ],
  ...['/signin', '/sign-in', '/signup', '/forgot-password', '/reset-password', '/verify-email'],
  ...[
    '/create-password',
    '/vip-offer',
    '/home',
    '/dashboard',
    '/subscription',
    '/account',
    '/account/alerts',
    '/scanner',
    '/account/explorer',
    '/invitation',
    '/admin',
  ],
]);

/** Whether a path is a page of the product. Every other path is answered with status 404. */
export function isPagePath(path: string): boolean {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  return PAGES.has(plain) || /^\/checkout\/[^/]+$/.test(plain);
}
