import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { type JourneyBrowser, openBrowser, type Visit, type VisitOptions } from './browser.ts';
import { sharedAuthStates, sharedOrigin } from './shared-world.ts';

/**
 * The browser for the tests of one file. Each visit gets its own context; after each test all visits are closed, and
 * none may have collected an error.
 */
export function testBrowser(
  origin: () => string = sharedOrigin,
  launch?: () => Promise<Browser>,
): (options?: VisitOptions) => Promise<Visit> {
  let browser: JourneyBrowser;
  const visits: Visit[] = [];

  beforeAll(async () => {
    browser = await openBrowser(origin(), origin === sharedOrigin ? sharedAuthStates() : undefined, launch);
  });
  afterEach(async () => {
    const ended = visits.splice(0);
    const pageErrors = ended.flatMap((visit) => visit.pageErrors.all());
    await Promise.all(ended.map((visit) => visit.end()));
    expect(pageErrors).toEqual([]);
  });
  afterAll(() => browser?.close());

  return async (options) => {
    const visit = await browser.visit(options);
    visits.push(visit);
    return visit;
  };
}
