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

const shared = { transform, extensionsToTreatAsEsm: ['.ts', '.tsx'] };
/** Modules as Node loads them, once a worker. */
const node = {
  ...shared,
  testEnvironment: '<rootDir>/local/test-run/one-realm/environment.cjs',
  runtime: '<rootDir>/local/test-run/one-realm/runtime.cjs',
  injectGlobals: false,
};

/** Five kinds of proof; `npx jest --selectProjects gateway` runs one of them. */
export default {
  // Two cores, shared: real databases and accounts may take their time.
  testTimeout: 30_000,
  // Jest alone would leave one of two cores idle.
  maxWorkers: 2,
  testSequencer: '<rootDir>/local/test-run/longest-first.mjs',
  projects: [
    { ...node, displayName: 'rules', testMatch: ['<rootDir>/schema/**/*.test.ts'] },
    {
      ...node,
      displayName: 'gateway',
      testMatch: ['<rootDir>/gateway/**/*.test.ts'],
      setupFiles: ['reflect-metadata'],
      globalSetup: '<rootDir>/local/testing/start-world.ts',
      globalTeardown: '<rootDir>/local/testing/stop-world.ts',
    },
    {
      ...node,
      displayName: 'local',
      testMatch: ['<rootDir>/local/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'pages',
      testMatch: ['<rootDir>/frontend/**/*.test.{ts,tsx}'],
      testEnvironment: 'jsdom',
      setupFiles: ['<rootDir>/frontend/testing/browser-gaps.ts'],
      setupFilesAfterEnv: ['<rootDir>/frontend/testing/matchers.ts'],
      moduleNameMapper: { '\\.css$': '<rootDir>/frontend/testing/no-css.ts' },
    },
    {
      ...node,
      displayName: 'journeys',
      testMatch: ['<rootDir>/journeys/**/*.test.ts'],
      globalSetup: '<rootDir>/journeys/start-world.ts',
      globalTeardown: '<rootDir>/journeys/stop-world.ts',
    },
  ],
};
