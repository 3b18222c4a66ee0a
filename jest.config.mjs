import { existsSync } from 'node:fs';
import { version } from 'esbuild';

const OLDEST_NODE = 24;
if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  throw new Error(
    `The tests need Node ${OLDEST_NODE} and this is ${process.versions.node}. Use npx jest, or the Node that the project ` +
      'installs: node_modules/node/bin/node node_modules/jest/bin/jest.js gateway/picks',
  );
}

if (!existsSync(new URL('node_modules/jest-environment-jsdom', import.meta.url)))
  throw new Error('What the tests need is not installed yet: npm test installs it, and so does npm ci.');

// Jest gives a file modules of its own only in processes with this flag. A memory limit keeps it from running a single file
// in this process, which may lack the flag.
const flags = '--experimental-vm-modules --disable-warning=ExperimentalWarning';
process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, flags].filter(Boolean).join(' ');

/** `npm test` leaves these files to `npm run test:more`: they take minutes, or need programs that nobody has to install. */
const MORE = '\\.more\\.test\\.ts$';

/** Buying, signing in and the board: all journeys would take too long in a second browser. */
const IN_FIREFOX = ['buying', 'card-form', 'sign-in', 'todays-picks', 'live-picks'];

/** A worker loads the modules of the product once, and not for each of its files (docs/decisions/0070-jest-shares-modules.md). */
function shared(displayName, testMatch, more = {}) {
  const files = [testMatch].flat().map((each) => `<rootDir>/${each}`);
  return {
    displayName,
    testMatch: files,
    runner: '<rootDir>/local/testing/jest/shared-runner.ts',
    extensionsToTreatAsEsm: ['.ts'],
    transform: {},
    ...more,
  };
}

const WITHOUT_MORE = { testPathIgnorePatterns: ['/node_modules/', MORE] };
const WORLD = {
  setupFiles: ['reflect-metadata'],
  globalSetup: '<rootDir>/local/testing/start-world.ts',
  globalTeardown: '<rootDir>/local/testing/stop-world.ts',
};
const BROWSER = { globalSetup: '<rootDir>/local/testing/provide-browser.ts' };
const JOURNEYS = {
  globalSetup: '<rootDir>/journeys/start-world.ts',
  globalTeardown: '<rootDir>/journeys/stop-world.ts',
};

/** A browser and modules of its own for each file: pages keep what a reader did, as they do for a reader. */
const PAGES = {
  displayName: 'pages',
  testMatch: ['<rootDir>/frontend/**/*.test.{ts,tsx}'],
  testEnvironment: 'jsdom',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // The version, so that another one is compiled again.
  transform: { '\\.tsx?$': ['<rootDir>/local/testing/jest/typescript-transform.ts', { version }] },
  moduleNameMapper: { '\\.css$': '<rootDir>/frontend/testing/no-css.ts' },
  setupFiles: ['<rootDir>/frontend/testing/jsdom-polyfills.ts'],
  setupFilesAfterEnv: ['<rootDir>/frontend/testing/matchers.ts', '<rootDir>/frontend/testing/plan-prices.ts'],
};

const FIREFOX = shared(
  'journeys-firefox',
  IN_FIREFOX.map((name) => `journeys/${name}.test.ts`),
  { ...JOURNEYS, globalSetup: '<rootDir>/journeys/start-firefox-world.ts' },
);

/**
 * One project per kind of test. `npx jest gateway/picks/board.test.ts` runs a file, and --selectProjects a project.
 * @type {import('jest').Config}
 */
export default {
  // The tests use real databases and accounts, and the machine may be busy: this ends what hangs, and judges nothing.
  testTimeout: 240_000,
  // The tests mostly wait for processes and browsers: with two workers, half of two cores is idle.
  maxWorkers: 3,
  workerIdleMemoryLimit: '2GB',
  testSequencer: '<rootDir>/local/testing/longest-first.ts',
  // Tests write there, which must not start the next run in watch mode.
  watchPathIgnorePatterns: ['/\\.local/', '/dist/'],
  projects: [
    shared('gateway', 'gateway/**/*.test.ts', { ...WITHOUT_MORE, ...WORLD }),
    shared('local', 'local/**/*.test.ts', { ...WITHOUT_MORE, ...BROWSER }),
    shared('braintree', 'packages/braintree-local/**/*.test.ts', BROWSER),
    PAGES,
    shared('rules', '{schema,record}/**/*.test.ts', WITHOUT_MORE),
    shared('examples', '{gateway,local,schema}/**/*.more.test.ts', WORLD),
    shared('journeys', 'journeys/**/*.test.ts', { ...WITHOUT_MORE, ...JOURNEYS }),
    shared('journeys-more', 'journeys/**/*.more.test.ts', {
      ...JOURNEYS,
      globalSetup: '<rootDir>/journeys/start-seeded-world.ts',
    }),
    // Only where it is named: `journeys` has the same files.
    ...(process.argv.some((word) => word.includes('journeys-firefox')) ? [FIREFOX] : []),
  ],
};
