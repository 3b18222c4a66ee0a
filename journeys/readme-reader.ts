import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import { type JourneyBrowser, openBrowser, type Visit } from './browser.ts';
import { todayOf } from './days-ahead.ts';
import { type OpenWorld, openWorld } from './world.ts';

/** A window, the world that it shows, and the browser for further windows. */
export interface ReadmeReader extends Visit {
  world: OpenWorld;
  browser: JourneyBrowser;
  /** The New York day of the first sentence. */
  begin: string;
}

/**
 * For a file whose tests play the README sentence by sentence: a world of its own and one window, which each test finds as the one
 * before has left it. A test fails when a page had an error.
 */
export function readmeReader(): ReadmeReader {
  const reader = {} as ReadmeReader;
  beforeAll(async () => {
    reader.world = await openWorld();
    reader.browser = await openBrowser(reader.world.origin);
    Object.assign(reader, await reader.browser.visit());
    reader.begin = await todayOf(reader.world);
  });
  afterEach(() => expect(reader.pageErrors.all()).toEqual([]));
  afterAll(async () => {
    await reader.browser?.close();
    await reader.world?.close();
  });
  return reader;
}
