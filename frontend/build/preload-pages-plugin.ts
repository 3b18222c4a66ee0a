import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { filesOf, writePage } from './built-files.ts';

const MEMBER = 'layout/MemberLayout.tsx';
const FIELDS = 'app/MantineShell.tsx';
const FORM = [FIELDS, 'layout/FormLayout.tsx'];
const CHECKOUT = ['billing/BillingProviders.tsx', FIELDS, 'checkout/CheckoutPage.tsx'];

/** Where people arrive from outside, and the modules that frontend/app/routes.tsx loads for it. */
const PAGES: Record<string, string[]> = {
  '/pricing': ['pricing/PricingPage.tsx'],
  '/signin': [...FORM, 'sign-in/SignInPage.tsx'],
  '/signup': [...FORM, 'sign-in/SignUpPage.tsx'],
  '/home': [MEMBER, 'home/HomePage.tsx'],
  '/dashboard': [MEMBER, 'picks/PicksPage.tsx'],
  '/subscription': [MEMBER, 'subscription/SubscriptionPage.tsx'],
  '/account': [MEMBER, FIELDS, 'account/AccountPage.tsx'],
  '/admin': [MEMBER, FIELDS, 'admin/AdminPage.tsx'],
  '/checkout': CHECKOUT,
  '/checkout/plus': CHECKOUT,
  '/checkout/premium': CHECKOUT,
};

/**
 * Writes for each of these addresses a page that asks for all its scripts and styles at once, after the first script:
 * otherwise that one would have to arrive and run before the browser hears of the others.
 */
export function preloadPages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'preload-pages',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (resolved) => {
      config = resolved;
    },
    closeBundle: () => {
      const folder = resolve(config.root, config.build.outDir);
      const html = readFileSync(join(folder, 'index.html'), 'utf8');
      for (const [path, modules] of Object.entries(PAGES)) {
        const page = preloadingHtml(html, folder, modules);
        for (const samples of [true, false]) writePage(folder, path, samples, page);
      }
    },
  };
}

function preloadingHtml(html: string, folder: string, modules: string[]): string {
  const { scripts, styles } = filesOf(folder, modules);
  const links = [
    ...styles
      .filter((href) => !html.includes(href))
      .map((href) => `<link rel="preload" as="style" fetchpriority="low" crossorigin href="${href}">`),
    ...scripts.map((href) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">`),
  ];
  return html.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`);
}
