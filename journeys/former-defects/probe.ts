import type { Locator, Page } from 'playwright-core';
import { ask } from '../api.ts';
import { type JourneyBrowser, signIn, type VisitOptions } from '../browser.ts';
import type { Credentials, Viewer } from '../viewers.ts';

/** The running product, and a browser for it. */
export type Product = { origin: string; visit: JourneyBrowser['visit'] };

/** A promise that 51d383f broke. */
export type Probe = {
  /** The row of docs/measured/audit-answers.md; attacks begin with A, the first set-up is `setup`. */
  row: string;
  promise: string;
  /** Throws what it found instead. */
  check(product: Product): Promise<void>;
};

const PATIENCE_MS = 12_000;

/** Throws `found` unless it holds. */
export function expectThat(holds: boolean, found: string): void {
  if (!holds) throw new Error(found);
}

/** Waits until it is visible; throws that it is not shown. */
export async function expectShown(locator: Locator): Promise<void> {
  const shown = await locator
    .first()
    .waitFor({ timeout: PATIENCE_MS })
    .then(
      () => true,
      () => false,
    );
  expectThat(shown, `not shown: ${String(locator).replace(/^locator|@.*/g, '')}`);
}

/** The date of today in the product's world. */
export async function todayOf({ origin }: Product): Promise<string> {
  return (await ask<{ today: { date: string } }>(origin, '{ today { date } }')).today.date;
}

/** A page of this viewer, who is signed in. */
export async function openAs({ visit }: Product, as: Viewer, path: string): Promise<Page> {
  const { page } = await visit({ as });
  await page.goto(path);
  return page;
}

/** A page of this member, who signs in on the way to it. */
export async function pageOf(
  { visit }: Product,
  member: Credentials,
  path: string,
  options?: VisitOptions,
): Promise<Page> {
  const { page } = await visit(options);
  await page.goto(`/signin?returnTo=${encodeURIComponent(path)}`);
  await signIn(page, member);
  await page.waitForURL(`**${path}`);
  return page;
}
