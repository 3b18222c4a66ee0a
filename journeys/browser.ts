import type { BrowserContext, Page } from 'playwright-core';
import { type AuthState, authStates } from './auth-state.ts';
import { workAroundFirefox } from './firefox-workarounds.ts';
import { inFirefox, launchBrowser, reducedMotion } from './launch-browser.ts';
import { collectPageErrors, type PageErrors } from './page-errors.ts';
import { recordResponses } from './record-responses.ts';
import { type Credentials, credentialsOf, type Member, type Viewer } from './viewers.ts';

export type Theme = 'light' | 'dark';

export type VisitOptions = {
  /** Already signed in as this viewer; a visitor unless given. */
  as?: Viewer;
  theme?: Theme;
  /** Replaces the browser's own user agent. */
  userAgent?: string;
  /** Viewport size in CSS pixels. */
  width?: number;
  height?: number;
  /** Records every response, for `sent`. */
  record?: boolean;
  /**
   * Reuses this viewer's earlier context with its warm cache. Only for tests that leave the viewer signed in and change
   * nothing else.
   */
  returning?: boolean;
  /** Lets the page register its service worker, which answers requests before `page.route` does. */
  serviceWorker?: boolean;
};

/** One viewer's browser context with its own storage, one page, and the errors collected in it. */
export type Visit = {
  page: Page;
  context: BrowserContext;
  pageErrors: PageErrors;
  /** The text of all responses. Needs `record`. */
  sent(): Promise<string>;
  /** Closes the context, or only the page when the visit is a returning one. */
  end(): Promise<void>;
};

export type JourneyBrowser = {
  visit(options?: VisitOptions): Promise<Visit>;
  close(): Promise<void>;
};

/** Long enough for a busy machine and shorter than a test's timeout. */
const TIMEOUT_MS = 45_000;

/** A helper that compiled test code calls inside functions evaluated in a page, where it is not defined. */
const DEFINE_NAME_HELPER = 'globalThis.__name = (named) => named';

/**
 * A browser for the product at `origin`. Each member signs in once, with the form; later visits start signed in.
 * `folder` shares these sign-ins between browsers.
 */
export async function openBrowser(
  origin: string,
  folder?: string,
  launch = launchBrowser,
): Promise<JourneyBrowser> {
  const browser = await launch();
  const storedStates = authStates(folder);
  const returning = new Map<Viewer, Visit>();

  async function firstVisit(options: VisitOptions): Promise<Visit> {
    const { as = 'visitor' } = options;
    const known = as === 'visitor' ? undefined : storedStates.of(as);
    const context = await browser.newContext({
      baseURL: origin,
      ...reducedMotion(),
      ...(options.userAgent ? { userAgent: options.userAgent } : {}),
      serviceWorkers: options.serviceWorker ? 'allow' : 'block',
      ...(known ? { storageState: known } : {}),
    });
    context.setDefaultTimeout(TIMEOUT_MS);
    await context.addInitScript(DEFINE_NAME_HELPER);
    if (inFirefox()) await workAroundFirefox(context);
    const pageErrors = await collectPageErrors(context, origin);
    if (as !== 'visitor' && !known) storedStates.keep(as, await authStateOf(context, as));
    const sent = options.record
      ? recordResponses(context)
      : () => Promise.reject(new Error('This visit does not record responses'));
    const page = await newPage(context, options);
    return { page, context, pageErrors, sent, end: () => context.close() };
  }

  async function returningVisit(options: VisitOptions): Promise<Visit> {
    const { as = 'visitor' } = options;
    const before = returning.get(as);
    const visit = before
      ? { ...before, page: await newPage(before.context, options) }
      : await firstVisit(options);
    returning.set(as, visit);
    const end = async () => {
      await visit.page.close();
      visit.pageErrors.forget();
    };
    return { ...visit, end };
  }

  return {
    visit: (options = {}) => (options.returning ? returningVisit(options) : firstVisit(options)),
    close: () => browser.close(),
  };
}

async function newPage(
  context: BrowserContext,
  { theme = 'light', width = 1280, height = 800 }: VisitOptions,
): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height });
  await page.addInitScript((chosen) => {
    // about:blank has no storage: Firefox throws.
    if (self.origin === 'null') return;
    localStorage.setItem('theme', chosen);
    // Rows, which a desk has by default, have a journey of their own.
    if (!localStorage.getItem('boardLook')) localStorage.setItem('boardLook', 'cards');
  }, theme);
  return page;
}

async function authStateOf(context: BrowserContext, member: Member): Promise<AuthState> {
  const page = await context.newPage();
  await page.goto('/signin');
  await fillSignIn(page, credentialsOf(member));
  await page.waitForURL(/\/(home|dashboard)$/);
  await page.getByRole('heading', { level: 1, name: /^(Welcome Back|Today's Picks)$/ }).waitFor();
  const state = await context.storageState({ indexedDB: true });
  await page.close();
  return state;
}

/** Fills the sign-in form of the open page and sends it. */
export async function fillSignIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}
