/** A page that the header, its menus or the footer lead to, and the icon beside its name in menus. */
export interface SiteLink {
  readonly to: string;
  readonly label: string;
  readonly icon: LinkIcon;
}

export type LinkIcon =
  | 'record'
  | 'home'
  | 'picks'
  | 'alerts'
  | 'scanner'
  | 'plans'
  | 'settings'
  | 'info'
  | 'clock'
  | 'admin';

const RECORD = { to: '/record', label: 'The Record', icon: 'record' } as const;
const PLANS = { to: '/pricing', label: 'Plans', icon: 'plans' } as const;
const HOW_IT_WORKS = { to: '/start#how-it-works', label: 'How it works', icon: 'info' } as const;

/** The member's pages: those of product.txt section 2, Navigation, in its order, then what only a part of the members uses. */
export const MEMBER_LINKS: readonly SiteLink[] = [
  { to: '/home', label: 'Home', icon: 'home' },
  { to: '/dashboard', label: "Today's Picks", icon: 'picks' },
  { to: '/subscription', label: 'Subscription Plan', icon: 'plans' },
  { to: '/account', label: 'Account Settings', icon: 'settings' },
  { to: '/account/alerts', label: 'Alerts', icon: 'alerts' },
  { to: '/scanner', label: 'Scanner', icon: 'scanner' },
  RECORD,
];

/** Whether a page below it has an entry of its own, so that only one of the two is the present page. */
export function isParent(page: string): boolean {
  return MEMBER_LINKS.some(({ to }) => to.startsWith(`${page}/`));
}

/** The visitor's pages, in the menu of narrow screens. */
export const VISITOR_LINKS: readonly SiteLink[] = [
  RECORD,
  { to: '/start', label: 'Home', icon: 'home' },
  PLANS,
  HOW_IT_WORKS,
  { to: '/trial', label: 'Free day', icon: 'clock' },
];

/** The visitor's pages in the bar of wide screens; after them come SIGN_IN and GET_STARTED. */
export const BAR_LINKS: readonly SiteLink[] = [RECORD, PLANS, HOW_IT_WORKS];

export const SIGN_IN = { to: '/signin', label: 'Sign In' } as const;
export const GET_STARTED = { to: '/pricing', label: 'Get Started' } as const;
export const ADMIN_PANEL: SiteLink = { to: '/admin', label: 'Admin Panel', icon: 'admin' };

/** In the footer, before the address of support. The server draws what is `served`, so the browser loads it as a page. */
export const FOOTER_LINKS = [
  { to: '/privacy', label: 'Privacy Policy', document: 'privacy', served: false },
  { to: '/terms', label: 'Terms & Conditions', document: 'terms', served: false },
  { to: RECORD.to, label: RECORD.label, document: null, served: false },
  { to: '/record/rules', label: 'House Rules', document: null, served: false },
  { to: '/record/verify', label: 'Check the Record', document: null, served: false },
  { to: '/developers', label: 'Developers', document: null, served: true },
] as const;
