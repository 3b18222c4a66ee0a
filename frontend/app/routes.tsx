import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { Elsewhere } from './Elsewhere.tsx';
import { MembersOnly, StaffOnly } from './guards.tsx';
import { PATHS } from './paths.ts';
import { openSession } from './session/open-session.ts';

/** At build there is no session to open. */
const isPrerendering = typeof document === 'undefined';

type Load<Name extends string> = () => Promise<Record<Name, ComponentType>>;
type Page = Pick<RouteObject, 'lazy' | 'handle'>;

/** A page that is downloaded when it is first opened. `name` is that of the component and of its file. */
function page<Name extends string>(load: Load<Name>, name: Name): Page {
  return { lazy: async () => ({ Component: (await load())[name] }), handle: { component: name } };
}

/** As `page`, for what needs to know who is reading: the session is loaded beside it, not after it. */
function memberPage<Name extends string>(load: Load<Name>, name: Name): Page {
  return page(async () => {
    const [module] = await Promise.all([load(), !isPrerendering && openSession()]);
    return module;
  }, name);
}

/** Around pages with form fields: the component library is loaded for them alone. */
const withFields = (children: RouteObject[]): RouteObject => ({
  ...page(() => import('./MantineShell.tsx'), 'MantineShell'),
  children,
});

/** Public pages: no Mantine, Apollo or Firebase in what they load first. */
const PUBLIC: RouteObject[] = [
  { path: PATHS.root, element: <Navigate to={PATHS.landing} replace /> },
  { path: PATHS.landing, ...page(() => import('#frontend/landing/LandingPage.tsx'), 'LandingPage') },
  { path: PATHS.trial, ...page(() => import('#frontend/landing/TrialPage.tsx'), 'TrialPage') },
  { path: PATHS.pricing, ...page(() => import('#frontend/pricing/PricingPage.tsx'), 'PricingPage') },
  { path: PATHS.privacy, ...page(() => import('#frontend/legal/PrivacyPage.tsx'), 'PrivacyPage') },
  { path: PATHS.terms, ...page(() => import('#frontend/legal/TermsPage.tsx'), 'TermsPage') },
  { path: PATHS.record, ...page(() => import('#frontend/record/RecordPage.tsx'), 'RecordPage') },
  {
    path: PATHS.recordRules,
    ...page(() => import('#frontend/record/RecordRulesPage.tsx'), 'RecordRulesPage'),
  },
  {
    path: PATHS.recordVerify,
    ...page(() => import('#frontend/record/RecordVerifyPage.tsx'), 'RecordVerifyPage'),
  },
];

const ENTRY = {
  signIn: () => import('#frontend/sign-in/SignInPage.tsx'),
  signUp: () => import('#frontend/sign-in/SignUpPage.tsx'),
  forgotPassword: () => import('#frontend/sign-in/ForgotPasswordPage.tsx'),
};

/**
 * These three lead to each other and look alike: opening one downloads the others, so that no address is typed into
 * the page that was just left.
 */
function entryPage<Name extends string>(load: Load<Name>, name: Name): Page {
  return memberPage(() => {
    for (const other of Object.values(ENTRY)) void other().catch(() => {});
    return load();
  }, name);
}

const signInPage = entryPage(ENTRY.signIn, 'SignInPage');

/** Signing in and what belongs to it: `memberPage`, since they speak with the identity provider. */
const SIGN_IN: RouteObject = withFields([
  {
    ...page(() => import('#frontend/layout/FormLayout.tsx'), 'FormLayout'),
    children: [
      { path: PATHS.signIn, ...signInPage },
      { path: PATHS.signedOut, ...signInPage },
      { path: PATHS.signUp, ...entryPage(ENTRY.signUp, 'SignUpPage') },
      { path: PATHS.forgotPassword, ...entryPage(ENTRY.forgotPassword, 'ForgotPasswordPage') },
      {
        path: PATHS.resetPassword,
        ...memberPage(() => import('#frontend/sign-in/ResetPasswordPage.tsx'), 'ResetPasswordPage'),
      },
      {
        path: PATHS.verifyEmail,
        ...memberPage(() => import('#frontend/sign-in/VerifyEmailPage.tsx'), 'VerifyEmailPage'),
      },
      {
        path: PATHS.createPassword,
        ...memberPage(() => import('#frontend/create-password/CreatePasswordPage.tsx'), 'CreatePasswordPage'),
      },
    ],
  },
]);

const MEMBERS: RouteObject = {
  element: <MembersOnly />,
  children: [
    {
      ...memberPage(() => import('#frontend/layout/MemberLayout.tsx'), 'MemberLayout'),
      children: [
        { path: PATHS.home, ...page(() => import('#frontend/home/HomePage.tsx'), 'HomePage') },
        { path: PATHS.picks, ...page(() => import('#frontend/picks/PicksPage.tsx'), 'PicksPage') },
        {
          path: PATHS.subscription,
          ...page(() => import('#frontend/subscription/SubscriptionPage.tsx'), 'SubscriptionPage'),
        },
        {
          path: PATHS.explorerToken,
          ...page(() => import('#frontend/account/ExplorerTokenPage.tsx'), 'ExplorerTokenPage'),
        },
        {
          path: PATHS.invitation,
          ...page(() => import('#frontend/account/InvitationPage.tsx'), 'InvitationPage'),
        },
        withFields([
          {
            path: PATHS.account,
            ...page(() => import('#frontend/account/AccountPage.tsx'), 'AccountPage'),
          },
          {
            path: PATHS.alerts,
            ...page(() => import('#frontend/alerts/AlertsPage.tsx'), 'AlertsPage'),
          },
          {
            path: PATHS.scanner,
            ...page(() => import('#frontend/scanner/ScannerPage.tsx'), 'ScannerPage'),
          },
        ]),
      ],
    },
    {
      element: <StaffOnly />,
      children: [
        withFields([
          {
            ...memberPage(() => import('#frontend/admin/frame/DeskLayout.tsx'), 'DeskLayout'),
            children: [
              { path: PATHS.admin, ...page(() => import('#frontend/admin/AdminPage.tsx'), 'AdminPage') },
            ],
          },
        ]),
      ],
    },
  ],
};

/** Where plans are bought: outside the member layout, since visitors buy too. */
const BUYING: RouteObject = {
  ...memberPage(() => import('#frontend/billing/BillingProviders.tsx'), 'BillingProviders'),
  children: [
    {
      path: PATHS.vipOffer,
      ...page(() => import('#frontend/vip-offer/VipOfferPage.tsx'), 'VipOfferPage'),
    },
    withFields([
      {
        path: PATHS.checkout,
        ...page(() => import('#frontend/checkout/CheckoutPage.tsx'), 'CheckoutPage'),
      },
      {
        element: <MembersOnly />,
        children: [
          {
            path: PATHS.trialCheckout,
            ...page(() => import('#frontend/checkout/TrialCheckoutPage.tsx'), 'TrialCheckoutPage'),
          },
        ],
      },
    ]),
  ],
};

/** The route table of product.txt section 2. */
export const ROUTES: RouteObject[] = [
  ...PUBLIC,
  SIGN_IN,
  MEMBERS,
  BUYING,
  { path: '*', element: <Elsewhere /> },
];
