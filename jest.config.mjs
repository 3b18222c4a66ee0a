import { fileURLToPath } from 'node:url';

// Jest runs ES modules only in processes that have this flag, so its workers are given it. A memory limit keeps
// Jest from running a single file in this process, which may lack the flag.
const flags = '--experimental-vm-modules --disable-warning=ExperimentalWarning';
process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, flags].filter(Boolean).join(' ');

const OLDEST_NODE = 24;
if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  throw new Error(
    `The tests need Node ${OLDEST_NODE} and this is ${process.versions.node}. Use the Node that the project installs: ` +
      'node_modules/node/bin/node node_modules/jest/bin/jest.js --selectProjects gateway -- gateway/picks',
  );
}

const transform = {
  '^.+\\.(ts|tsx)$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', decorators: true, tsx: true },
        transform: {
          legacyDecorator: true,
          decoratorMetadata: false,
          useDefineForClassFields: false,
          react: { runtime: 'automatic' },
        },
        target: 'es2023',
        keepClassNames: true,
      },
      module: { type: 'es6' },
    },
  ],
};

/** `npm test` leaves these files to `npm run test:more`: they take minutes, or need programs that nobody has to install. */
const MORE = '\\.more\\.test\\.ts$';

const shared = { transform, extensionsToTreatAsEsm: ['.ts', '.tsx'] };

const withWorld = {
  setupFiles: ['reflect-metadata'],
  globalSetup: '<rootDir>/local/testing/start-world.ts',
  globalTeardown: '<rootDir>/local/testing/stop-world.ts',
};

/** Buying, signing in and the board: all journeys would take too long in a second browser. */
const IN_FIREFOX = ['buying', 'card-form', 'own-plan', 'sign-in', 'todays-picks', 'live-picks'];

/** One project per kind of test. `npx jest --selectProjects gateway -- gateway/picks` runs some files of one. */
export default {
  // The tests use real databases and accounts, and the machine may be busy: this ends what hangs, and judges nothing.
  testTimeout: 90_000,
  // With two cores, Jest alone would use one worker.
  maxWorkers: 2,
  workerIdleMemoryLimit: '1GB',
  // Tests write there, which must not start the next run of `npm run test:watch`.
  watchPathIgnorePatterns: ['/\\.local/', '/dist/', '/coverage/'],
  testSequencer: fileURLToPath(new URL('local/testing/longest-first.mjs', import.meta.url)),
  projects: [
    { ...shared, displayName: 'rules', testMatch: ['<rootDir>/{schema,record}/**/*.test.ts'] },
    {
      ...shared,
      displayName: 'gateway',
      testMatch: ['<rootDir>/gateway/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', MORE],
      ...withWorld,
    },
    {
      ...shared,
      displayName: 'examples',
      testMatch: ['<rootDir>/{gateway,local}/**/*.more.test.ts'],
      ...withWorld,
    },
    {
      ...shared,
      displayName: 'local',
      testMatch: ['<rootDir>/local/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', MORE],
      globalSetup: '<rootDir>/local/testing/provide-browser.ts',
    },
    {
      ...shared,
      displayName: 'braintree',
      testMatch: ['<rootDir>/packages/braintree-local/**/*.test.ts'],
      globalSetup: '<rootDir>/local/testing/provide-browser.ts',
    },
    {
      ...shared,
      displayName: 'pages',
      testMatch: ['<rootDir>/frontend/**/*.test.{ts,tsx}'],
      testEnvironment: 'jsdom',
      setupFiles: ['<rootDir>/frontend/testing/jsdom-polyfills.ts'],
      setupFilesAfterEnv: [
        '<rootDir>/frontend/testing/matchers.ts',
        '<rootDir>/frontend/testing/plan-prices.ts',
      ],
      moduleNameMapper: { '\\.css$': '<rootDir>/frontend/testing/no-css.ts' },
    },
    {
      ...shared,
      displayName: 'journeys',
      testMatch: ['<rootDir>/journeys/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', MORE],
      globalSetup: '<rootDir>/journeys/start-world.ts',
      globalTeardown: '<rootDir>/journeys/stop-world.ts',
    },
    {
      ...shared,
      displayName: 'journeys-more',
      testMatch: ['<rootDir>/journeys/**/*.more.test.ts'],
      globalSetup: '<rootDir>/journeys/start-world.ts',
      globalTeardown: '<rootDir>/journeys/stop-world.ts',
    },
    {
      ...shared,
      displayName: 'journeys-firefox',
      testMatch: IN_FIREFOX.map((name) => `<rootDir>/journeys/${name}.test.ts`),
      globalSetup: '<rootDir>/journeys/start-firefox-world.ts',
      globalTeardown: '<rootDir>/journeys/stop-world.ts',
    },
  ],
};
