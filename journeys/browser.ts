import type { BrowserContext, Page } from 'playwright-core';
import { type Complaints, listenForComplaints } from './complaints.ts';
import { workAroundFirefox } from './firefox-workarounds.ts';
import { inFirefox, launchBrowser, reducedMotion } from './launch-browser.ts';
import { type Credentials, credentialsOf, type Member, type Person } from './persons.ts';
import { recordAnswers } from './recording.ts';
import { keptSignIns, type SignedIn } from './signed-in.ts';

export type Theme = 'light' | 'dark';

export type VisitOptions = {
  /** Already signed in as this person; a visitor unless given. */
  as?: Person;
  theme?: Theme;
  /** What the browser calls itself; its own name unless given. */
  userAgent?: string;
  /** Of the window, in CSS pixels. */
  width?: number;
  height?: number;
  /** Keeps every answer that arrives, for `sent`. */
  record?: boolean;
  /**
   * In the browser that this person had before, which has at hand what it loaded then. For who leaves their person
   * signed in and nothing else behind.
   */
  returning?: boolean;
  /** Lets the page register its service worker, which answers requests before `page.route` does. */
  serviceWorker?: boolean;
};

/** One person's browser: storage of its own, one page, and ears open for anything that goes wrong. */
export type Visit = {
  page: Page;
  context: BrowserContext;
  complaints: Complaints;
  /** All text that has arrived over the network. Needs `record`. */
  sent(): Promise<string>;
  /** Closes the browser; of one that somebody may return to, the page. */
  end(): Promise<void>;
};

export type JourneyBrowser = {
  visit(options?: VisitOptions): Promise<Visit>;
  close(): Promise<void>;
};

/** Enough for a page on a busy machine, and less than a test may take. */
const PATIENCE_MS = 20_000;

/** What the compiler of the tests calls in functions that they hand to a page; it is not there with them. */
const NAMING = 'globalThis.__name = (named) => named';

/**
 * A browser for the product at `origin`. Each member signs in once, with the form; later visits begin signed in.
 * `folder` keeps who did, for all browsers that are opened with it.
 */
export async function openBrowser(origin: string, folder?: string): Promise<JourneyBrowser> {
  const browser = await launchBrowser();
  const signedIn = keptSignIns(folder);
  const returning = new Map<Person, Visit>();

  async function firstVisit(options: VisitOptions): Promise<Visit> {
    const { as = 'visitor' } = options;
    const known = as === 'visitor' ? undefined : signedIn.of(as);
    const context = await browser.newContext({
      baseURL: origin,
      ...reducedMotion(),
      ...(options.userAgent ? { userAgent: options.userAgent } : {}),
      serviceWorkers: options.serviceWorker ? 'allow' : 'block',
      ...(known ? { storageState: known } : {}),
    });
    context.setDefaultTimeout(PATIENCE_MS);
    await context.addInitScript(NAMING);
    if (inFirefox()) await workAroundFirefox(context);
    const complaints = await listenForComplaints(context, origin);
    if (as !== 'visitor' && !known) signedIn.keep(as, await enter(context, as));
    const sent = options.record
      ? recordAnswers(context)
      : () => Promise.reject(new Error('This visit keeps no record'));
    const page = await newPage(context, options);
    return { page, context, complaints, sent, end: () => context.close() };
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
      visit.complaints.forget();
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
    // Before its first address a page has no storage, and Firefox says so.
    if (self.origin !== 'null') localStorage.setItem('theme', chosen);
  }, theme);
  return page;
}

async function enter(context: BrowserContext, member: Member): Promise<SignedIn> {
  const page = await context.newPage();
  await page.goto('/signin');
  await signIn(page, credentialsOf(member));
  await page.waitForURL('**/home');
  await page.getByRole('heading', { level: 1, name: 'Welcome Back' }).waitFor();
  const state = await context.storageState({ indexedDB: true });
  await page.close();
  return state;
}

/** Fills the sign-in form of the open page and sends it. */
export async function signIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}
