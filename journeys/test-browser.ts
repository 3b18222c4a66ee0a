import { afterAll, afterEach, beforeAll, expect, jest } from '@jest/globals';
import { type JourneyBrowser, openBrowser, type Visit, type VisitOptions } from './browser.ts';
import { sharedOrigin, sharedSignIns } from './shared-world.ts';

/**
 * A Chromium for the tests of one file. Each visit is a person's own browser; after each test all of them have
 * ended, and none may have complained of anything.
 */
export function testBrowser(origin: () => string = sharedOrigin): (options?: VisitOptions) => Promise<Visit> {
  let browser: JourneyBrowser;
  const visits: Visit[] = [];
  jest.setTimeout(90_000);

  beforeAll(async () => {
    browser = await openBrowser(origin(), origin === sharedOrigin ? sharedSignIns() : undefined);
  });
  afterEach(async () => {
    const ended = visits.splice(0);
    const complaints = ended.flatMap((visit) => visit.complaints.all());
    await Promise.all(ended.map((visit) => visit.end()));
    expect(complaints).toEqual([]);
  });
  afterAll(() => browser?.close());

  return async (options) => {
    const visit = await browser.visit(options);
    visits.push(visit);
    return visit;
  };
}
