import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '#local/test-run/chromium.ts';
import { type Complaints, listenForComplaints } from './complaints.ts';
import { type Credentials, credentialsOf, type Member, type Person } from './persons.ts';
import { recordAnswers } from './recording.ts';
import { keptIn, type SignedIn } from './signed-in.ts';

export type Theme = 'light' | 'dark';

export type VisitOptions = {
  /** Already signed in as this person; a visitor unless given. */
  as?: Person;
  theme?: Theme;
  /** Of the window, in CSS pixels. */
  width?: number;
  height?: number;
  /** Keeps every answer that arrives, for `sent`. */
  record?: boolean;
};

/** One person's browser: storage of its own, one page, and ears open for anything that goes wrong. */
export type Visit = {
  page: Page;
  context: BrowserContext;
  complaints: Complaints;
  /** All text that has arrived over the network. Needs `record`. */
  sent(): Promise<string>;
};

export type JourneyBrowser = {
  visit(options?: VisitOptions): Promise<Visit>;
  close(): Promise<void>;
};

/** Enough for a page on a busy machine, and less than a test may take. */
const PATIENCE_MS = 20_000;

/**
 * A Chromium for the product at `origin`. Each member signs in once, with the form; later visits begin signed in.
 * `folder` keeps who did, for all browsers that are opened with it.
 */
export async function openBrowser(origin: string, folder?: string): Promise<JourneyBrowser> {
  const executablePath = ensureChromium(console.log);
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
  const signedIn = new Map<Member, Promise<SignedIn>>();

  async function newVisit(options: VisitOptions, storageState?: SignedIn): Promise<Visit> {
    const { theme = 'light', width = 1280, height = 800, record = false } = options;
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width, height },
      // What moves stands still, so that a picture or a measurement is the same each time.
      reducedMotion: 'reduce',
      ...(storageState ? { storageState } : {}),
    });
    context.setDefaultTimeout(PATIENCE_MS);
    const complaints = await listenForComplaints(context, origin);
    const sent = record
      ? recordAnswers(context)
      : () => Promise.reject(new Error('This visit keeps no record'));
    const page = await context.newPage();
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    return { page, context, complaints, sent };
  }

  async function enter(member: Member): Promise<SignedIn> {
    const { page, context } = await newVisit({});
    await page.goto('/signin');
    await signIn(page, credentialsOf(member));
    await page.waitForURL('**/home');
    const state = await context.storageState({ indexedDB: true });
    await context.close();
    return state;
  }

  function stateOf(member: Member): Promise<SignedIn> {
    const state = signedIn.get(member) ?? keptIn(folder, member, () => enter(member));
    signedIn.set(member, state);
    return state;
  }

  return {
    visit: async ({ as = 'visitor', ...options } = {}) =>
      newVisit(options, as === 'visitor' ? undefined : await stateOf(as)),
    close: () => browser.close(),
  };
}

/** Fills the sign-in form of the open page and sends it. */
export async function signIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}
